import { type RefObject, useEffect, useState } from "react";

/** What is loaded once a place comes near the window, and whether it could not be had. `load` is the same at each call. */
export function useOnceNear<Loaded>(place: RefObject<Element | null>, load: () => Promise<Loaded>) {
  const [loaded, setLoaded] = useState<Loaded>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      // A busy browser tells several moments in one go: that the place was far, then that it is near.
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        load().then(
          (value) => setLoaded(() => value),
          () => setFailed(true),
        );
      },
      { rootMargin: "400px" },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, load]);
  return { loaded, failed };
}
