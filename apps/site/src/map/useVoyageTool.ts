import type { RefObject } from "react";
import { useOnceNear } from "../shell/useOnceNear.ts";

const load = () => import("./VoyageTool.lazy.ts");

/** Fetches what the map is moved with when it comes near the window; where it cannot be had, the map stays as it is. */
export const useVoyageTool = (place: RefObject<HTMLElement | null>) => useOnceNear(place, load).loaded;
