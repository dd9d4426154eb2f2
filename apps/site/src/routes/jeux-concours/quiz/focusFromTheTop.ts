/**
 * A new screen of the quiz: what is new takes focus, so that a screen reader says it, and the view goes to the title, where
 * the time and the progress are, if it was left above: the drawing of a phone is not gone by at each question.
 */
export function focusFromTheTop(id: string) {
  document.querySelector("h1")?.scrollIntoView({ block: "nearest", behavior: "instant" });
  document.getElementById(id)?.focus({ preventScroll: true });
}
