import { type RefObject, useEffect, useState } from "react";

const load = () => import("./VoyageTool.lazy.ts");

/** Fetches what the map is moved with when it comes near the window; where it cannot be had, the map stays as it is. */
export function useVoyageTool(place: RefObject<HTMLElement | null>) {
  const [tool, setTool] = useState<Awaited<ReturnType<typeof load>>>();
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        load().then(setTool, () => undefined);
      },
      { rootMargin: "400px" },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return tool;
}
