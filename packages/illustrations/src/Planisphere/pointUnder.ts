/** A finger's reach, in pixels of the screen. */
const REACH = 22;

/**
 * The place in `points`, in units of the chart that was pressed, of the one that the press means: the nearest within a finger's
 * reach.
 */
export function pointUnder(
  { clientX, clientY, target }: Pick<MouseEvent, "clientX" | "clientY" | "target">,
  points: readonly (readonly [x: number, y: number, ...unknown[]])[],
): number | undefined {
  const chart = target instanceof Element ? target.closest<SVGSVGElement>("svg[data-frame]") : null;
  const units = chart?.getScreenCTM();
  if (!units) return undefined;
  const away = points.map(([x, y]) => {
    const spot = new DOMPoint(x, y).matrixTransform(units);
    return Math.hypot(spot.x - clientX, spot.y - clientY);
  });
  const nearest = Math.min(...away);
  return nearest <= REACH ? away.indexOf(nearest) : undefined;
}
