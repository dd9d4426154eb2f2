/** How much of an address is said back: the rest tells nobody anything. */
const LONGEST = 48;

function decoded(pathname: string) {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/**
 * `pathname` as a person would read it: accents back in place, without signs that nobody sees or that turn the line around,
 * and cut where it is long.
 */
export function readableAddress(pathname: string): string {
  const signs = Array.from(decoded(pathname).replace(/[\p{C}\p{Z}]+/gu, " "));
  return signs.length > LONGEST ? `${signs.slice(0, LONGEST).join("")}…` : signs.join("");
}
