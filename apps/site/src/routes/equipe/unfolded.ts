// The browser folds and unfolds cards alone while the page sleeps: React is not told, and takes over what it finds.

const detailsOf = (anchor: string) => document.getElementById(anchor)?.querySelector("details");

/** The first of the cards `anchors` that is unfolded. */
export const unfoldedAmong = (anchors: readonly string[]) =>
  anchors.find((anchor) => detailsOf(anchor)?.open);

/** Leaves the card `anchor` alone unfolded, if any, among `anchors`. */
export function unfoldOnly(anchor: string | undefined, anchors: readonly string[]): void {
  for (const each of anchors) {
    const details = detailsOf(each);
    if (details) details.open = each === anchor;
  }
}
