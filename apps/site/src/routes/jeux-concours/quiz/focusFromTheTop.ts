/**
 * A new screen of the quiz: what is new takes focus, so that a screen reader says it, and the view goes to the title, where
 * the time and the progress are, if it was left above: the drawing of a phone is not gone by at each question.
 */
export function focusFromTheTop(id: string) {
  const title = document.querySelector("h1");
  title?.scrollIntoView({ block: "nearest", behavior: "instant" });
  const target = document.getElementById(id);
  target?.focus({ preventScroll: true });
  // A target below the window: scroll to the title; if the title alone fills the window, as at 400 %, to the target.
  for (const first of [title, target])
    if (target && target.getBoundingClientRect().bottom > innerHeight)
      first?.scrollIntoView({ block: "start", behavior: "instant" });
}
