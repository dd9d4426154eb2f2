/** The id of what publishes, at the head of the page. */
export const PUBLICATION = "publication";

/** Moves to « Publier », or to what tells how many files wait where the button is not there yet. */
export function focusPublication() {
  const place = document.getElementById(PUBLICATION);
  (place?.querySelector("button") ?? place)?.focus();
}
