const LINES = 24;
const [WIDTH, HEIGHT, SLANT] = [240, 16, 8];
const STEP = WIDTH / LINES;

/** Slanted lines, each a little wider than the one before: from one ink to the other, as two plates print it. */
const lines = Array.from({ length: LINES }, (_, at) => {
  const width = (STEP * (at + 1)) / LINES;
  return `M${at * STEP} ${HEIGHT}l${SLANT}-${HEIGHT}h${width.toFixed(1)}l-${SLANT} ${HEIGHT}z`;
}).join("");

/** Where the second ink of a gradient is printed, as a mask. */
export const hatching = `url("data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none"><path d="${lines}"/></svg>`,
)}")`;
