/** The id that `hash` names, as it was given: a browser writes « #réglage » as `#r%C3%A9glage`. One that is badly written names none. */
export function anchorOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return "";
  }
}
