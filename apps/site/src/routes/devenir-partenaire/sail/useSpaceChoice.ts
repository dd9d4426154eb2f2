import type { RefObject } from "react";
import { useOnceNear } from "../../../shell/useOnceNear.ts";

const load = () => import("./SpaceChoice.lazy.ts");

/** A browser asks only once for a script, even for one that it could not have: the page is loaded anew, when it can be. */
const retry = () =>
  void fetch(location.href).then(
    () => location.reload(),
    () => undefined,
  );

/** Fetches what one chooses with when the plan comes near the window. */
export function useSpaceChoice(place: RefObject<HTMLElement | null>) {
  const { loaded: choice, failed } = useOnceNear(place, load);
  return { choice, failed, retry };
}
