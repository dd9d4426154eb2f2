import { type Boat, boats } from "./boats.ts";
import { outlines } from "./outlines.ts";
import { pictureToDraw } from "./pictureToDraw.ts";

/** A space to look at. */
export interface SampledSpace {
  number: number;
  boat: Boat;
  /** In the units of the plan. */
  centre: readonly [x: number, y: number];
}

/** How far from the centre of a space its cloth is looked at, and how often, in units of the plan. */
const REACH = 28;
const STEP = 4;

/** The colour most seen in a space: its cloth, whatever number is printed on it. */
function mostSeen(
  { number, boat, centre }: SampledSpace,
  context: CanvasRenderingContext2D,
  pixels: ImageData,
) {
  const outline = new Path2D(outlines[number - 1]);
  const counts = new Map<string, number>();
  for (let y = centre[1] - REACH; y <= centre[1] + REACH; y += STEP) {
    for (let x = centre[0] - REACH; x <= centre[0] + REACH; x += STEP) {
      if (!context.isPointInPath(outline, x, y)) continue;
      const at = (Math.round(y - boats[boat].y) * pixels.width + Math.round(x - boats[boat].x)) * 4;
      const color = `rgb(${pixels.data.slice(at, at + 3).join(" ")})`;
      counts.set(color, (counts.get(color) ?? 0) + 1);
    }
  }
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}

/**
 * Reads on the drawings the colour of the cloth of each space, by number: « rgb(251 244 230) ».
 *
 * It comes from the picture, so that what is laid over the picture never differs from it.
 */
export async function sailCloths(
  drawings: Readonly<Record<Boat, string>>,
  spaces: readonly SampledSpace[],
): Promise<ReadonlyMap<number, string>> {
  const cloths = new Map<number, string>();
  for (const boat of ["first", "second"] as const) {
    const { width, height } = boats[boat];
    const picture = await pictureToDraw(drawings[boat], boats[boat]);
    const canvas = document.createElement("canvas");
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext("2d", { willReadFrequently: true })!;
    context.drawImage(picture, 0, 0, width, height);
    const pixels = context.getImageData(0, 0, width, height);
    for (const space of spaces.filter((one) => one.boat === boat)) {
      const color = mostSeen(space, context, pixels);
      if (color) cloths.set(space.number, color);
    }
  }
  return cloths;
}
