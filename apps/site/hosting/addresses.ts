import type { pagePaths } from "@sillages/content";

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

/** Pages that moved or went away: the address that each had, and the page that answers there now. Links that were given stay good. */
const movedPages: Readonly<Record<`/${string}`, (typeof pagePaths)[number]>> = {
  "/documents/escales": "/escales",
};

/** Each address under which hosts answered with a page that moved, and the one that it has now. */
export const movedAddresses: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(movedPages).flatMap(([from, to]) =>
    addressesOf(`${from}.html`).map((address) => [address, to]),
  ),
);
