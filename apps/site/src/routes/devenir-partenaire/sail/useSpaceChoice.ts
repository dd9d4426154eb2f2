import { type RefObject, useState } from "react";
import { reloadWhenThere } from "../../../boot/reload.ts";
import { useOnceNear } from "../../../shell/living/useOnceNear.ts";

const load = () => import("./SpaceChoice.lazy.ts");
export type SpaceTools = Awaited<ReturnType<typeof load>>;

/** Fetches what one chooses with when the plan comes near the window. */
export function useSpaceChoice(place: RefObject<HTMLElement | null>) {
  const { loaded: tools, failed } = useOnceNear(place, load);
  const [waits, setWaits] = useState(false);
  // A browser asks only once for a script, even for one that it could not have: the page is loaded anew, when it can be.
  const retry = () => void reloadWhenThere(() => setWaits(true));
  return { tools, failed, waits, retry };
}
