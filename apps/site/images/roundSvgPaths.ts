import svgpath from "svgpath";

/** Coordinates of the drawings are given to the tenth of a unit; half a unit is a quarter of a pixel at most, on a screen of 1440. */
const GRID = 0.5;
/** What is smaller than this, in units, is drawn to the tenth: a star, a letter, a drop of spray. */
const SMALL = 8;
const FINE_GRID = 0.1;

/** Changes what is published of a drawing. */
export const drawingSettings = JSON.stringify([GRID, SMALL, FINE_GRID]);

/** The points that `values` of an absolute `command` name: those that bound what is drawn, closely enough. */
function pointsOf(
  command: string,
  values: readonly number[],
): { xs: readonly number[]; ys: readonly number[] } {
  if (command === "H") return { xs: values, ys: [] };
  if (command === "V") return { xs: [], ys: values };
  if (command === "A") {
    const [radiusX = 0, radiusY = 0, , , , x = 0, y = 0] = values;
    return { xs: [x - radiusX, x + radiusX], ys: [y - radiusY, y + radiusY] };
  }
  return { xs: values.filter((_, at) => at % 2 === 0), ys: values.filter((_, at) => at % 2 === 1) };
}

const extent = (values: readonly number[]) =>
  values.length === 0 ? 0 : Math.max(...values) - Math.min(...values);

/** The grid of each outline of the absolute path `path`: one starts at each move. */
function gridsOf(path: ReturnType<typeof svgpath>): number[] {
  const outlines: { xs: number[]; ys: number[] }[] = [];
  path.iterate(([command, ...values]) => {
    if (command === "M") outlines.push({ xs: [], ys: [] });
    const { xs, ys } = pointsOf(command, values);
    outlines.at(-1)?.xs.push(...xs);
    outlines.at(-1)?.ys.push(...ys);
  });
  return outlines.map(({ xs, ys }) => (Math.max(extent(xs), extent(ys)) < SMALL ? FINE_GRID : GRID));
}

/** What comes before the end of an arc: its radii and its way, which stand nowhere. */
const ARC_FACTS = 5;

function lightPath(data: string): string {
  const path = svgpath(data).abs();
  const grids = gridsOf(path);
  let outline = -1;
  path.iterate((segment: (string | number)[]) => {
    const [command] = segment;
    if (command === "M") outline += 1;
    const grid = grids[outline] ?? FINE_GRID;
    const first = command === "A" ? 1 + ARC_FACTS : 1;
    for (let at = first; at < segment.length; at += 1)
      segment[at] = Math.round(Number(segment[at]) / grid) * grid;
  });
  return path
    .rel()
    .round(1)
    .toString()
    .replaceAll(/(?<![\d.])0\./g, ".")
    .replaceAll(/(?<=\.\d+) (?=\.)/g, "");
}

/**
 * The drawing `svg` with its outlines on a grid of half a unit, absolutely placed, so that rounding never adds up: a sixth of its
 * bytes are decimals that nobody sees.
 */
export const roundSvgPaths = (svg: string): string =>
  svg.replaceAll(/(?<=<path [^>]*\bd=")[^"]+(?=")/g, (data) => lightPath(data));
