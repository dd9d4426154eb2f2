import type { Collection } from "../api.ts";
import type { Draft } from "./drafts.ts";
import { isSlug, slug } from "./slug.ts";
import { titleOf } from "./titleOf.ts";

/** The name and the group of a new entry as they were chosen, or as they are proposed, and the id that they make. */
export function newName(
  { groups }: Collection,
  { value, name = slug(titleOf(value) ?? ""), group = groups?.[0] ?? "" }: Draft,
) {
  return { name, group, id: groups ? `${group}/${name}` : name };
}

/** The id that the entry would be saved under; empty while no file can have its name. */
export function idToCheck(collection: Collection, draft: Draft): string {
  const { name, id } = newName(collection, draft);
  return isSlug(name) ? id : "";
}
