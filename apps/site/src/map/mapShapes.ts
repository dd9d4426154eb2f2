// Imported by its path, and not by its name: the pictures plugin is read with the configuration of a tool, where a name leads to
// what was last built of the kit, and a clone that has just been made has built nothing.
import { drawShapes } from "../../../../packages/illustrations/src/map.ts";
import { routeMap } from "./routeMap.ts";

/** The text of the SVG file that the map of the road takes its shapes from. */
export const mapShapes = (): string => drawShapes(routeMap());
