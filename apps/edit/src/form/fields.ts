// The fields of a form, from the JSON Schema of an entry: the same schema that the check reads.
import type { Entry } from "../api.ts";
import type { Path } from "../entry/paths.ts";

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
  /** The folder of `images/` that holds the drawings to choose from; the field holds both: `scenes/chantier`. */
  readonly pictures?: string;
}

interface Common {
  /** The key in the entry; empty for an item of a list. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly required: boolean;
}

export type Field =
  | (Common & {
      readonly kind: "text";
      readonly type: "text" | "date" | "url" | "email";
      readonly long: boolean;
    })
  | (Common & { readonly kind: "paragraphs" })
  | (Common & { readonly kind: "number" })
  | (Common & { readonly kind: "switch" })
  | (Common & { readonly kind: "choice"; readonly options: readonly (string | number)[] })
  | (Common & { readonly kind: "picture"; readonly folder: string; readonly drawn: boolean })
  | (Common & { readonly kind: "list"; readonly item: Field })
  /** A list whose length never changes: the four answers of a question. */
  | (Common & { readonly kind: "row"; readonly items: readonly Field[] })
  | (Common & { readonly kind: "group"; readonly fields: readonly Field[] })
  /** Fields that depend on the choice made in one of them. */
  | (Common & Cases & { readonly kind: "cases" })
  /** What no form shows well: it stays as it is in the file. */
  | (Common & { readonly kind: "kept" });

interface Cases {
  /** The key of the choice. */
  readonly by: string;
  readonly byLabel: string;
  readonly byHint?: string | undefined;
  readonly cases: readonly Case[];
}

interface Case {
  /** The choices that lead to these fields. */
  readonly values: readonly string[];
  readonly fields: readonly Field[];
}

/** The field `name` of an entry whose schema is `schema`. */
export function fieldOf(name: string, schema: Schema, required = true): Field {
  const common = { name, label: schema.title ?? inWords(name), hint: schema.description, required };
  const options = optionsOf(schema);
  if (schema.picture !== undefined)
    return { ...common, kind: "picture", folder: schema.picture, drawn: false };
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

/** Whether a control stands at `path` inside `field`, whose value is `value`: what is wrong there is said below it. */
export function hasControl(field: Field, [step, ...rest]: Path, value: unknown): boolean {
  const inside = (inner: Field | undefined) =>
    inner !== undefined && hasControl(inner, rest, (value as Entry | undefined)?.[String(step)]);
  switch (field.kind) {
    case "kept":
      return false;
    case "group":
      return step === undefined || inside(field.fields.find(({ name }) => name === step));
    case "cases":
      return step === field.by || inside(caseOf(field, value)?.fields.find(({ name }) => name === step));
    case "list":
      return step === undefined || inside(field.item);
    case "row":
      return step === undefined || inside(field.items[Number(step)]);
    case "paragraphs":
      return true;
    default:
      return step === undefined;
  }
}

/** The case that was chosen; the first as long as none is. */
export function caseOf({ by, cases }: Cases, value: unknown): Case | undefined {
  const chosen = (value as Entry | undefined)?.[by];
  return cases.find(({ values }) => values.some((one) => one === chosen)) ?? cases[0];
}

/** The fields of the other cases that the case of `chosen` has not. */
export function leftBy(chosen: string, { cases }: Cases): string[] {
  const now = cases.find(({ values }) => values.includes(chosen));
  const own = new Set(now?.fields.map(({ name }) => name));
  return now
    ? cases.flatMap(({ fields }) => fields.map(({ name }) => name)).filter((name) => !own.has(name))
    : [];
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
