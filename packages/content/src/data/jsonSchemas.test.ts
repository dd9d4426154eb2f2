import { describe, expect, it } from "vitest";
import { editorSettings, fileSchema } from "./jsonSchemas.ts";
import { dataCollections } from "./registry.ts";

interface FileSchema {
  readonly properties?: Readonly<Record<string, { readonly title?: string }>>;
  readonly oneOf?: readonly FileSchema[];
}

describe.each(dataCollections.map((collection) => [collection.folder, collection] as const))(
  "%s",
  (_, collection) => {
    it("tells an editor the fields of its files, in French, without the one that their name says", () => {
      const schema: FileSchema = fileSchema(collection);
      const { properties = {} } = schema.oneOf?.[0] ?? schema;
      if (collection.key) expect(Object.keys(properties)).not.toContain(collection.key);
      expect(Object.entries(properties).filter(([, { title }]) => !title)).toEqual([]);
    });
  },
);

it("tells the text editor of the repository every file, and leaves its other settings", () => {
  const settings = JSON.parse(
    editorSettings('{ "editor.tabSize": 2, "yaml.schemas": { "./gone.json": "gone" } }'),
  );
  expect(settings["editor.tabSize"]).toBe(2);
  expect(Object.keys(settings["yaml.schemas"])).toHaveLength(dataCollections.length);
  expect(settings["yaml.schemas"]).toMatchObject({
    "./packages/content/generated/schemas/journal.json": "packages/content/data/journal/*.md",
    "./packages/content/generated/schemas/pages/presse.json": "packages/content/data/pages/presse.yaml",
    "./packages/content/generated/schemas/questions.json": "packages/content/data/questions/*/*.yaml",
  });
});
