interface Placed {
  row: number;
  centre: readonly [x: number, y: number];
}

/**
 * Where a key leads from a space: to the next one of its row by its side, or to the nearest of the row above or below; `Home` and
 * `End` lead to the ends of the row, `PageUp` and `PageDown` to the head and to the foot of the sail. At an edge it stays.
 */
export function neighbour<Space extends Placed>(
  key: string,
  from: Space,
  spaces: readonly Space[],
): Space | undefined {
  const [x] = from.centre;
  const row = (wanted: number) => spaces.filter((space) => space.row === wanted);
  const nearest = (wanted: number) =>
    row(wanted).toSorted((a, b) => Math.abs(a.centre[0] - x) - Math.abs(b.centre[0] - x))[0] ?? from;
  const along = row(from.row).toSorted((a, b) => a.centre[0] - b.centre[0]);
  const rows = spaces.map((space) => space.row);
  switch (key) {
    case "ArrowLeft":
      return along.findLast(({ centre }) => centre[0] < x) ?? from;
    case "ArrowRight":
      return along.find(({ centre }) => centre[0] > x) ?? from;
    case "ArrowUp":
      return nearest(from.row + 1);
    case "ArrowDown":
      return nearest(from.row - 1);
    case "Home":
      return along[0];
    case "End":
      return along.at(-1);
    case "PageUp":
      return nearest(Math.max(...rows));
    case "PageDown":
      return nearest(Math.min(...rows));
    default:
      return undefined;
  }
}
