import { type RefObject, useEffect, useState } from "react";

const load = () => import("./SpaceChoice.lazy.ts");

/** A browser asks only once for a script, even for one that it could not have: the page is loaded anew, when it can be. */
const retry = () =>
  void fetch(location.href).then(
    () => location.reload(),
    () => undefined,
  );

/** Fetches what one chooses with when the plan comes near the window. */
export function useSpaceChoice(place: RefObject<HTMLElement | null>) {
  const [choice, setChoice] = useState<Awaited<ReturnType<typeof load>>>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        load().then(setChoice, () => setFailed(true));
      },
      { rootMargin: "400px" },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);

  return { choice, failed, retry };
}
