import { type RefObject, useState } from "react";
import { reloadWhenThere } from "../../../boot/reload.ts";
import { useOnceNear } from "../../../shell/useOnceNear.ts";

const load = () => import("./SpaceChoice.lazy.ts");

/** Fetches what one chooses with when the plan comes near the window. */
export function useSpaceChoice(place: RefObject<HTMLElement | null>) {
  const { loaded: choice, failed } = useOnceNear(place, load);
  const [waits, setWaits] = useState(false);
  // A browser asks only once for a script, even for one that it could not have: the page is loaded anew, when it can be.
  const retry = () => void reloadWhenThere(() => setWaits(true));
  return { choice, failed, waits, retry };
}
