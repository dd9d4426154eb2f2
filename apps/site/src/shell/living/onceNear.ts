/**
 * Calls `act` once, when `place` comes as near the window as `margin` says (a `rootMargin`).
 *
 * @returns What cancels that.
 */
export function onceNear(place: Element, margin: string, act: () => void): () => void {
  const observer = new IntersectionObserver(
    // A busy browser reports several moments at once: that the place was far, then that it is near.
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
