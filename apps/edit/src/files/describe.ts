// The collections as the page shows them: their schemas as JSON, from which the forms are made.
import { dataCollections } from "@sillages/content/registry";
import { z } from "zod";
import type { Collection } from "../api.ts";
import type { Schema } from "../form/fieldsOf.ts";
import { words } from "../words.ts";
import { OWN_PICTURE } from "./ownPicture.ts";

type DataCollection = (typeof dataCollections)[number];

/** Every collection that is kept as files; `groupsOf` says the groups of one that has some. */
export function describe(groupsOf: (folder: string) => string[]): Collection[] {
  return dataCollections.map((collection) => {
    const { body, folder, grouped, name, single = false, sized = false } = collection;
    return {
      folder,
      label: name,
      schema: sized ? withOwnPicture(schemaOf(collection), folder) : schemaOf(collection),
      single,
      ordered: isOrdered(collection),
      ...(body !== undefined && { body }),
      ...(grouped && { groups: groupsOf(folder) }),
      ...(sized && { ownPicture: folder }),
    };
  });
}

const isOrdered = ({ single, sort }: DataCollection) => !single && "by" in sort && sort.by === "order";

/** The picture of an entry, which its file does not name, is a field of the form. */
const withOwnPicture = ({ properties, required = [], ...schema }: Schema, folder: string): Schema => ({
  ...schema,
  properties: {
    [OWN_PICTURE]: {
      type: "string",
      title: words.ownPicture,
      description: words.ownPictureHint,
      picture: folder,
      own: true,
    },
    ...properties,
  },
  required: [OWN_PICTURE, ...required],
});

/** What a file says: the key is in its name, the place in the list is asked apart. */
function schemaOf({ key = "", schema }: DataCollection): Schema {
  const json = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Schema;
  const without = (one: Schema): Schema => {
    const { [key]: _, ...properties } = one.properties ?? {};
    return { ...one, properties };
  };
  if (json.oneOf) return { ...json, oneOf: json.oneOf.map(without) };
  if (json.anyOf) return { ...json, anyOf: json.anyOf.map(without) };
  return without(json);
}
