/** A name without the prefix of its namespace, and in small letters: HTML has no capitals. */
export const localName = ({ name }: { readonly name: string }) =>
  name.slice(name.indexOf(":") + 1).toLowerCase();
