/** `text` with signs in the place of its no-break spaces, which nobody sees. */
export function withVisibleSpaces(text: string): string {
  return text.replaceAll("\u202f", "\u237d").replaceAll("\u00a0", "\u2423");
}

/** What those signs stand for, in French; nothing when `text` shows none. */
export function spaceLegend(text: string): string | undefined {
  return /[\u237d\u2423]/.test(text)
    ? "\u237d est une espace fine insécable (U+202F), \u2423 une espace insécable (U+00A0)."
    : undefined;
}
