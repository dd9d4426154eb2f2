import { outlines } from "./outlines.ts";

/** Where a logo stands, in the units of the plan. */
export interface LogoBox {
  /** The spaces that it covers, side by side on one row. */
  numbers: readonly number[];
  box: { x: number; y: number; width: number; height: number };
}

/** What is left free between a logo and the seams, on each side. */
const MARGIN = 0.06;

/** The corners of an outline, its curves left aside. */
function cornersOf(outline: string): [x: number, y: number][] {
  const [startX = 0, startY = 0, ...steps] = (outline.match(/-?\d*\.?\d+/g) ?? []).map(Number);
  const corners: [number, number][] = [[startX, startY]];
  for (let at = 0; at + 3 < steps.length; at += 4) {
    const [x, y] = corners.at(-1)!;
    corners.push([x + steps[at + 2]!, y + steps[at + 3]!]);
  }
  // The last curve comes back to the start.
  return corners.slice(0, -1);
}

interface Sides {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The sides between which a shape with four corners holds an upright rectangle. */
function within(number: number): Sides {
  const corners = cornersOf(outlines[number - 1] ?? "");
  const [, left = 0, right = 0] = corners.map(([x]) => x).toSorted((a, b) => a - b);
  const [, top = 0, bottom = 0] = corners.map(([, y]) => y).toSorted((a, b) => a - b);
  return { left, right, top, bottom };
}

/** The same in its lower half, where a shape that ends in a point at its head is wider. */
function withinFoot(number: number): Sides {
  const [one, other] = [within(number), cornersOf(outlines[number - 1] ?? "").map(([x]) => x)];
  const half = (outer: number, inner: number) => (outer + inner) / 2;
  return {
    left: half(Math.min(...other), one.left),
    right: half(Math.max(...other), one.right),
    top: half(one.top, one.bottom),
    bottom: one.bottom,
  };
}

/** The head of a sail is a point: what stands on it alone takes the half that is wide. */
const POINTED = 20;

const sidesOf = (number: number) => {
  const whole = within(number);
  return whole.right - whole.left < POINTED ? withinFoot(number) : whole;
};

/** One box for each run of neighbours: on one row of a sail, numbers follow each other. */
export function logoBoxes(spaces: readonly { number: number; sail: string; row: number }[]): LogoBox[] {
  const runs: { number: number; sail: string; row: number }[][] = [];
  for (const space of spaces.toSorted((a, b) => a.number - b.number)) {
    const before = runs.at(-1)?.at(-1);
    const follows =
      before?.sail === space.sail && before.row === space.row && before.number + 1 === space.number;
    if (follows) runs.at(-1)!.push(space);
    else runs.push([space]);
  }
  return runs.map((run) => {
    const numbers = run.map(({ number }) => number);
    const sides = numbers.map(sidesOf);
    const left = Math.min(...sides.map((side) => side.left));
    const right = Math.max(...sides.map((side) => side.right));
    const top = Math.max(...sides.map((side) => side.top));
    const bottom = Math.min(...sides.map((side) => side.bottom));
    const margin = MARGIN * Math.min(right - left, bottom - top);
    return {
      numbers,
      box: {
        x: left + margin,
        y: top + margin,
        width: right - left - 2 * margin,
        height: bottom - top - 2 * margin,
      },
    };
  });
}
