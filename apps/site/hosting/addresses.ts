/** The one address of the page that is published in `file`; printed documents keep their extension. */
export function canonicalAddress(file: string): string {
  if (file === "/index.html") return "/";
  return file.startsWith("/documents/") ? file : file.slice(0, -".html".length);
}

/** The addresses under which hosts answer with the page in `file`, or send to its own: with and without extension or final slash. */
export function addressesOf(file: string): string[] {
  if (file === "/index.html") return ["/", file];
  const bare = file.slice(0, -".html".length);
  return [bare, `${bare}/`, file];
}

/** Addresses that pages had, and the one that each has now: links that were given stay good. */
export const movedAddresses: Readonly<Record<string, string>> = {
  "/documents/escales": "/escales",
  "/documents/escales.html": "/escales",
};
