/**
 * A new screen of the quiz: the view goes to its top, where the time and the progress are, and what is new takes focus, so
 * that a screen reader says it.
 */
export function focusFromTheTop(id: string) {
  scrollTo({ top: 0, behavior: "instant" });
  document.getElementById(id)?.focus({ preventScroll: true });
}
