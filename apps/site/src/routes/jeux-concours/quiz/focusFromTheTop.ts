/**
 * A new screen of the quiz: what is new takes focus, so that a screen reader says it, and the view goes to the title, where
 * the time and the progress are, if it was left above: the drawing of a phone is not gone by at each question.
 */
export function focusFromTheTop(id: string) {
  document.querySelector("h1")?.scrollIntoView({ block: "nearest", behavior: "instant" });
  const target = document.getElementById(id);
  target?.focus({ preventScroll: true });
  // In a window that the title fills, as at 400 %.
  if (target && target.getBoundingClientRect().bottom > innerHeight)
    target.scrollIntoView({ block: "start", behavior: "instant" });
}
