import { type RefObject, useCallback, useEffect, useState } from "react";

/** What is needed to choose on the plan: the spaces, their outlines, their words. */
export type Desk = typeof import("./desk.tsx");

/** Fetches the desk when the plan comes near the window, or at once when the address names spaces. */
export function useDesk(place: RefObject<HTMLElement | null>) {
  const [desk, setDesk] = useState<Desk>();
  const [failed, setFailed] = useState(false);

  const fetchDesk = useCallback(() => {
    import("./desk.tsx").then(setDesk, () => setFailed(true));
  }, []);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    if (location.hash.startsWith("#espaces=")) {
      fetchDesk();
      // Whoever follows the link wants to see these spaces; whoever reloads is left where they were.
      if (scrollY === 0) element.scrollIntoView({ behavior: "instant" });
      return;
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        fetchDesk();
      },
      { rootMargin: "400px" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [place, fetchDesk]);

  const retry = () => {
    setFailed(false);
    fetchDesk();
  };
  return { desk, failed, retry };
}
