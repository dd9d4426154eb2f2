import { inkColors, type SurfaceName } from "@sillages/ui/theme";

const LINES = 24;
const [WIDTH, HEIGHT, SLANT] = [240, 16, 8];
const step = WIDTH / LINES;

/** Slanted lines, each a little wider than the one before: from one ink to the other, as two plates print it. */
const lines = Array.from({ length: LINES }, (_, at) => {
  const width = (step * (at + 1)) / LINES;
  return `M${at * step} ${HEIGHT}l${SLANT}-${HEIGHT}h${width.toFixed(1)}l-${SLANT} ${HEIGHT}z`;
}).join("");

/** The inks of a printed gradient, from the first to the second. */
export type HatchingInks = readonly [from: SurfaceName, to: SurfaceName];

/** A gradient of two inks, hatched; it says nothing to a reader. */
export function Hatching({ inks: [from, to], className }: { inks: HatchingInks; className: string }) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path fill={inkColors[from].surface.page} d={`M0 0h${WIDTH}v${HEIGHT}H0z`} />
      <path fill={inkColors[to].surface.page} d={lines} />
    </svg>
  );
}
