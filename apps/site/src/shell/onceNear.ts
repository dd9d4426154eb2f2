/**
 * Calls `act` once, when `place` comes as near the window as `margin` says (a `rootMargin`). What it answers gives that up.
 */
export function onceNear(place: Element, margin: string, act: () => void): () => void {
  const observer = new IntersectionObserver(
    // A busy browser tells several moments in one go: that the place was far, then that it is near.
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      act();
    },
    { rootMargin: margin },
  );
  observer.observe(place);
  return () => observer.disconnect();
}
