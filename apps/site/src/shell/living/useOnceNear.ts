import { type RefObject, useEffect, useState } from "react";
import { onceNear } from "./onceNear.ts";

/** What is loaded once a place comes near the window, and whether it could not be had. `load` is the same at each call. */
export function useOnceNear<Loaded>(place: RefObject<Element | null>, load: () => Promise<Loaded>) {
  const [loaded, setLoaded] = useState<Loaded>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    return onceNear(place.current, "400px", () =>
      load().then(
        (value) => setLoaded(() => value),
        () => setFailed(true),
      ),
    );
  }, [place, load]);
  return { loaded, failed };
}
