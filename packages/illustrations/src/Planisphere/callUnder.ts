import { type Coordinates, type Frame, placeIn } from "./projection.ts";

/** A finger's reach, in pixels of the screen. */
const REACH = 22;

/** A place that can be pressed. */
interface Placed {
  frame: Frame;
  position: Coordinates;
}

/** The place of `calls` that a press on a `Planisphere` means: the nearest one within a finger's reach, in the frame pressed. */
export function callUnder<Call extends Placed>(
  { clientX, clientY, target }: Pick<MouseEvent, "clientX" | "clientY" | "target">,
  calls: readonly Call[],
): Call | undefined {
  const chart = target instanceof Element ? target.closest<SVGSVGElement>("svg[data-frame]") : null;
  const units = chart?.getScreenCTM();
  if (!chart || !units) return undefined;
  const distance = ({ frame, position }: Call) => {
    const { x, y } = new DOMPoint(...placeIn[frame](position)).matrixTransform(units);
    return Math.hypot(x - clientX, y - clientY);
  };
  const near = calls
    .filter(({ frame }) => frame === chart.dataset["frame"])
    .map((call) => ({ call, away: distance(call) }))
    .filter(({ away }) => away <= REACH)
    .toSorted((one, other) => one.away - other.away);
  return near[0]?.call;
}
