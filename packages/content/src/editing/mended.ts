import { mendedLeaf } from "../check/typography.ts";
import { fieldName, keyOf } from "../check/walk.ts";

/**
 * What was typed in a field, without the spaces around it, and as French prints it where it is French: a position, a postal code or
 * a name for machines stay as they are.
 *
 * @param path - The path of the field in its entry: `["skills", 1]`.
 * @param folder - The folder of the entry's collection: `stages`.
 */
export function mended(text: string, path: readonly PropertyKey[], folder = ""): string {
  const leaf = { file: `data/${folder}/`, entry: "", field: fieldName(path), key: keyOf(path) };
  return mendedLeaf({ ...leaf, text: text.trim() });
}
