// The fields of a form, from the JSON Schema of an entry: the same schema that the check reads.
import type { Cases, Field } from "./field.ts";

/** What a form reads of a JSON Schema. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly title?: string;
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly maxLength?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  /** The folder of `images/` where a picture can be dropped; the field holds its name alone: `goulvarec`. */
  readonly picture?: string;
  /** The picture is the entry's own, and takes its name: another is dropped over it, none is chosen. */
  readonly own?: boolean;
  /** The folder of `images/` that holds the drawings to choose from; the field holds both: `scenes/chantier`. */
  readonly pictures?: string;
}

/** The field `name` of an entry whose schema is `schema`. */
export function fieldOf(name: string, schema: Schema, required = true): Field {
  const common = { name, label: schema.title ?? inWords(name), hint: schema.description, required };
  const options = optionsOf(schema);
  if (schema.picture !== undefined)
    return { ...common, kind: "picture", folder: schema.picture, drawn: false, own: schema.own };
  if (schema.pictures !== undefined)
    return { ...common, kind: "picture", folder: schema.pictures, drawn: true };
  if (options) return { ...common, kind: "choice", options };
  const cases = casesOf(schema);
  if (cases) return { ...common, kind: "cases", ...cases };
  switch (schema.type) {
    case "string":
      return { ...common, kind: "text", type: typeOf(schema), long: (schema.maxLength ?? 0) > LINE };
    case "integer":
    case "number":
      return { ...common, kind: "number" };
    case "boolean":
      return { ...common, kind: "switch" };
    case "array":
      if (schema.prefixItems)
        return { ...common, kind: "row", items: schema.prefixItems.map((item) => fieldOf("", item)) };
      return schema.items
        ? { ...common, kind: "list", item: fieldOf("", schema.items) }
        : { ...common, kind: "kept" };
    case "object":
      return schema.properties
        ? { ...common, kind: "group", fields: fieldsOf(schema) }
        : { ...common, kind: "kept" };
    default:
      return simplerOf(schema, name, required) ?? { ...common, kind: "kept" };
  }
}

/** Beyond so many letters, a text is typed on several lines. */
const LINE = 140;

/** The fields of an object, in the order of its schema. */
export function fieldsOf({ properties = {}, required = [] }: Schema): Field[] {
  return Object.entries(properties).map(([name, schema]) => fieldOf(name, schema, required.includes(name)));
}

/** What the fields of an entry are called, by key. */
export function labelsOf(schema: Schema): ReadonlyMap<string, string> {
  const objects = schema.anyOf ?? schema.oneOf ?? [schema];
  return new Map(objects.flatMap(fieldsOf).map(({ name, label }) => [name, label]));
}

const types: Readonly<Record<string, "date" | "url" | "email">> = {
  date: "date",
  uri: "url",
  email: "email",
};

const typeOf = ({ format = "" }: Schema) => types[format] ?? "text";

function optionsOf(schema: Schema): readonly (string | number)[] | undefined {
  if (schema.const !== undefined) return undefined;
  const among = schema.anyOf?.flatMap(
    (one) => one.enum ?? (one.const === undefined ? [undefined] : [one.const]),
  );
  const options = schema.enum ?? among;
  if (!options || options.length === 0) return undefined;
  const isOption = (option: unknown): option is string | number =>
    typeof option === "string" || typeof option === "number";
  return options.every(isOption) ? options : undefined;
}

/** A union of objects that one field tells apart: `type: article | video`. */
function casesOf({ anyOf, oneOf }: Schema): Cases | undefined {
  const variants = anyOf ?? oneOf;
  if (!variants || variants.some(({ properties }) => !properties)) return undefined;
  const by = Object.keys(variants[0]?.properties ?? {}).find((name) => tellsApart(name, variants));
  if (by === undefined) return undefined;
  const cases = variants.map((variant) => ({
    values: valuesOf(variant.properties?.[by]),
    fields: fieldsOf(variant).filter(({ name }) => name !== by),
  }));
  const { title = inWords(by), description } = variants[0]?.properties?.[by] ?? {};
  return { by, byLabel: title, byHint: description, cases };
}

/** Whether each variant has values of its own for the field `name`. */
function tellsApart(name: string, variants: readonly Schema[]): boolean {
  const values = variants.map(({ properties }) => valuesOf(properties?.[name]));
  const all = values.flat();
  return values.every(({ length }) => length > 0) && new Set(all).size === all.length;
}

const valuesOf = (schema: Schema | undefined): string[] =>
  [schema?.const, ...(schema?.enum ?? [])].filter((value) => typeof value === "string");

/** What may be empty is what it is when it is not; a union of a text and of something else is typed as a text. */
function simplerOf(
  { anyOf = [], title, description }: Schema,
  name: string,
  required: boolean,
): Field | undefined {
  const kinds = anyOf.filter(({ type }) => type !== "null");
  const kind = kinds.length === 1 ? kinds[0] : kinds.find(({ type }) => type === "string");
  if (!kind) return undefined;
  return fieldOf(name, { ...kind, ...(title && { title }), ...(description && { description }) }, required);
}

/** `longDescription` → « Long description »: for a schema that has no words yet. */
function inWords(name: string): string {
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll("-", " ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
