import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { fileSchema } from "./jsonSchemas.ts";
import { dataCollections } from "./registry.ts";

interface FileSchema {
  readonly properties?: Readonly<Record<string, { readonly title?: string }>>;
  readonly oneOf?: readonly FileSchema[];
}

describe.each(dataCollections.map((collection) => [collection.folder, collection] as const))(
  "%s",
  (folder, collection) => {
    it("tells an editor the fields of its files, in French, without the one that their name says", () => {
      const schema: FileSchema = fileSchema(collection);
      const { properties = {} } = schema.oneOf?.[0] ?? schema;
      if (collection.key) expect(Object.keys(properties)).not.toContain(collection.key);
      expect(Object.entries(properties).filter(([, { title }]) => !title)).toEqual([]);
    });

    it("is known to the text editor of the repository", () => {
      const settings = readFileSync(new URL("../../../../.vscode/settings.json", import.meta.url), "utf8");
      const known = JSON.parse(settings) as { "yaml.schemas": Record<string, string> };
      expect(known["yaml.schemas"]).toHaveProperty([`./packages/content/generated/schemas/${folder}.json`]);
    });
  },
);
