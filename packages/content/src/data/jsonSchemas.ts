// For a text editor that knows JSON Schema: the fields of each file are completed and underlined while it is written.
import { z } from "zod";
import { dataCollections, type DataCollection } from "./registry.ts";

interface ObjectSchema {
  properties?: Record<string, object>;
  required?: string[];
  anyOf?: ObjectSchema[];
  oneOf?: ObjectSchema[];
}

/** The JSON Schemas of `generated/schemas/`, by name. Example: `team.json`. */
export function jsonSchemas(): Map<string, string> {
  return new Map(
    dataCollections.map((collection) => [
      `schemas/${collection.folder}.json`,
      JSON.stringify(fileSchema(collection), undefined, 1),
    ]),
  );
}

/** The settings of the repository's text editor, `written` so far, with the schema of every file; any other setting stays. */
export function editorSettings(written: string): string {
  const schemas = dataCollections.map((collection) => [
    `./packages/content/generated/schemas/${collection.folder}.json`,
    `packages/content/${placeOf(collection)}`,
  ]);
  const settings = { ...(JSON.parse(written) as object), "yaml.schemas": Object.fromEntries(schemas) };
  return `${JSON.stringify(settings, undefined, 2)}\n`;
}

const placeOf = ({ body, folder, grouped, single }: DataCollection) =>
  single
    ? `data/${folder}.yaml`
    : `data/${folder}/${grouped ? "*/" : ""}*.${body === undefined ? "yaml" : "md"}`;

/** What a file of `collection` may say: the fields of an entry, without what its name or its text says, and with its place. */
export function fileSchema(collection: DataCollection): object {
  const schema = z.toJSONSchema(collection.schema, {
    io: "input",
    unrepresentable: "any",
    // Code alone may not change a list.
    override: ({ jsonSchema }) => void delete jsonSchema.readOnly,
  }) as ObjectSchema;
  const shapes = schema.anyOf ?? schema.oneOf ?? [schema];
  for (const shape of shapes) fitFile(shape, collection);
  return schema;
}

function fitFile(shape: ObjectSchema, { body, key, single, sort }: DataCollection) {
  if (!shape.properties || single) return;
  const elsewhere = [key, body].filter((field) => field !== undefined);
  for (const field of elsewhere) delete shape.properties[field];
  shape.required = (shape.required ?? []).filter((field) => !elsewhere.includes(field));
  if ("newest" in sort || sort.by !== "order" || "order" in shape.properties) return;
  shape.properties = { order, ...shape.properties };
  shape.required = ["order", ...shape.required];
}

const order = {
  type: "integer",
  title: "Place dans la liste",
  description: "les entrées se suivent du plus petit au plus grand ; entre 10 et 20, écrire 15",
};
