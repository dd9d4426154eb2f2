import { media } from "../../theme/media.ts";
import { inSight, scrollToSlide } from "./inSight.ts";

/** Brings the slides of one carousel in sight, one after the other, until somebody comes in or React comes to it. */
function turn(carousel: HTMLElement) {
  const row = carousel.querySelector("[aria-live]")!;
  const slides = [...row.children];
  let timer: ReturnType<typeof setTimeout>;
  let isSeen = false;
  let isPointedAt = false;

  const shown = () => inSight(row).indexOf(true);

  /** Asks for the picture of the slide `at`, and tells whether it has come. */
  function isThere(at: number): boolean {
    const picture = slides[at % slides.length]?.querySelector("img");
    if (picture) picture.loading = "eager";
    return picture?.complete !== false;
  }
  function next() {
    const at = (shown() + 1) % slides.length;
    if (isThere(at)) {
      scrollToSlide(row, at);
      isThere(at + 1);
    }
    wait();
  }
  function wait() {
    clearTimeout(timer);
    const duration = Number(carousel.dataset["turns"]);
    if (duration > 0 && isSeen && !isPointedAt) timer = setTimeout(next, duration);
  }
  function stop() {
    // React reads it: what was stopped does not start again with it.
    if (carousel.dataset["turns"]) carousel.dataset["turns"] = "0";
    wait();
  }

  new IntersectionObserver((entries) => {
    isSeen = entries.at(-1)?.isIntersecting ?? false;
    if (isSeen) isThere(shown() + 1);
    wait();
  }).observe(row);
  carousel.addEventListener("pointerenter", ({ pointerType }) => {
    isPointedAt = pointerType === "mouse";
    wait();
  });
  carousel.addEventListener("pointerleave", () => {
    isPointedAt = false;
    wait();
  });
  carousel.addEventListener("pointerdown", ({ pointerType, target }) => {
    if (pointerType !== "mouse" && !(target as Element).closest("button")) stop();
  });
  carousel.addEventListener("focusin", ({ target }) => {
    if ((target as Element).matches(":focus-visible:not([data-rotation])")) stop();
  });
}

/**
 * Turns every `Carousel` of the page that turns by itself, where React has not come, once the page is read; called again, it takes
 * those that have come since. It waits under the mouse, stops when the keyboard or a finger comes in, and never starts where less
 * motion is asked for. Its buttons are React's. `Carousel` takes over from it, where it was.
 */
export function enhanceCarousels(): void {
  const turns = matchMedia(media.motion).matches;
  for (const carousel of document.querySelectorAll<HTMLElement>("[data-turns]:not([data-enhanced])")) {
    carousel.dataset["enhanced"] = turns ? "turning" : "still";
    if (turns) turn(carousel);
  }
}
