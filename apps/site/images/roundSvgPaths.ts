import svgpath from "svgpath";

/** The grid that the points of an outline are rounded to, by the size of the outline: the first entry that is larger applies. In units. */
type Grids = readonly (readonly [smallerThan: number, step: number])[];

/**
 * For a drawing that fills a window: half a unit is a quarter of a pixel at most, on a screen of 1440. What is small is drawn to the
 * tenth: a star, a letter, a drop of spray.
 */
export const windowGrids: Grids = [
  [8, 0.1],
  [Number.POSITIVE_INFINITY, 0.5],
];

/** For a drawing that fills part of the window, where a unit is five sixths of a pixel at most on the same screen. */
export const plateGrids: Grids = [
  [6, 0.2],
  [16, 0.5],
  [Number.POSITIVE_INFINITY, 1],
];

/** For a logo, drawn to the tenth of a unit: nothing moves, the steps are only said in fewer signs. */
export const logoGrids: Grids = [[Number.POSITIVE_INFINITY, 0.1]];

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

/** The step of each outline of the absolute path `path`: one starts at each move. */
function stepsOf(path: ReturnType<typeof svgpath>, grids: Grids): number[] {
  const outlines: { xs: number[]; ys: number[] }[] = [];
  path.iterate(([command, ...values]) => {
    if (command === "M") outlines.push({ xs: [], ys: [] });
    const { xs, ys } = pointsOf(command, values);
    outlines.at(-1)?.xs.push(...xs);
    outlines.at(-1)?.ys.push(...ys);
  });
  return outlines.map(({ xs, ys }) => {
    const size = Math.max(extent(xs), extent(ys));
    return grids.find(([smallerThan]) => size < smallerThan)?.[1] ?? 1;
  });
}

/** What comes before the end of an arc: its radii and its way, which stand nowhere. */
const ARC_FACTS = 5;

function lightPath(data: string, grids: Grids): string {
  const path = svgpath(data).abs();
  const steps = stepsOf(path, grids);
  let outline = -1;
  path.iterate((segment: (string | number)[]) => {
    const [command] = segment;
    if (command === "M") outline += 1;
    const step = steps[outline] ?? 1;
    const first = command === "A" ? 1 + ARC_FACTS : 1;
    for (let at = first; at < segment.length; at += 1)
      segment[at] = Math.round(Number(segment[at]) / step) * step;
  });
  return path
    .rel()
    .round(1)
    .toString()
    .replaceAll(/(?<![\d.])0\./g, ".")
    .replaceAll(/(?<=\.\d+) (?=\.)/g, "");
}

/**
 * The drawing `svg` with its outlines on `grids`, absolutely placed, so that rounding never adds up: a third of its bytes are
 * decimals that nobody sees.
 */
export const roundSvgPaths = (svg: string, grids: Grids): string =>
  svg.replaceAll(/(?<=<path [^>]*\bd=")[^"]+(?=")/g, (data) => lightPath(data, grids));
