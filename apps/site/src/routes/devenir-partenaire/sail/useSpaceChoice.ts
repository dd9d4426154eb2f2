import { type RefObject, useCallback, useEffect, useState } from "react";

const load = () => import("./SpaceChoice.lazy.ts");

/** Fetches what one chooses with when the plan comes near the window. */
export function useSpaceChoice(place: RefObject<HTMLElement | null>) {
  const [choice, setChoice] = useState<Awaited<ReturnType<typeof load>>>();
  const [failed, setFailed] = useState(false);

  const fetchChoice = useCallback(() => {
    setFailed(false);
    load().then(setChoice, () => setFailed(true));
  }, []);

  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        fetchChoice();
      },
      { rootMargin: "400px" },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, fetchChoice]);

  return { choice, failed, retry: fetchChoice };
}
