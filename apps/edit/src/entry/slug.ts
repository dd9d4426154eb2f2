import { plain } from "./plain.ts";

/** « À Lorient, deux bateaux ! » → `a-lorient-deux-bateaux`: a name that a file and an address can bear. */
export const slug = (text: string): string =>
  plain(text)
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, 60)
    .replaceAll(/^-|-$/g, "");

export const isSlug = (text: string) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
