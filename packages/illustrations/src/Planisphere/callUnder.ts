import { pointUnder } from "./pointUnder.ts";
import { type Coordinates, type Frame, placeIn } from "./projection.ts";

/** A place that can be pressed. */
interface Placed {
  frame: Frame;
  position: Coordinates;
}

/** The place of `calls` that a press on a `Planisphere` means: the nearest one within a finger's reach, in the frame pressed. */
export function callUnder<Call extends Placed>(
  press: Pick<MouseEvent, "clientX" | "clientY" | "target">,
  calls: readonly Call[],
): Call | undefined {
  const chart =
    press.target instanceof Element ? press.target.closest<SVGSVGElement>("svg[data-frame]") : null;
  const shown = calls.filter(({ frame }) => frame === chart?.dataset["frame"]);
  const at = pointUnder(
    press,
    shown.map(({ frame, position }) => placeIn[frame](position)),
  );
  return at === undefined ? undefined : shown[at];
}
