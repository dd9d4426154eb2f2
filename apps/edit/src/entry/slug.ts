/** « À Lorient, deux bateaux ! » → `a-lorient-deux-bateaux`: a name that a file and an address can bear. */
export function slug(text: string): string {
  const plain = text
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^a-z0-9]+/g, "-");
  return plain.slice(0, 60).replaceAll(/^-|-$/g, "");
}

export const isSlug = (text: string) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
