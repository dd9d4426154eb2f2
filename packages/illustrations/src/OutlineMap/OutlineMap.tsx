import { PaperFields } from "../PaperFields/PaperFields.tsx";
import type { Coordinates } from "../Planisphere/projection.ts";
import { coasts } from "./coasts.ts";
import { grid, placeOnGrid, size } from "./grid.ts";
import * as styles from "./OutlineMap.css.ts";

export interface OutlineMapProps {
  /** What it shows, for who does not see it. */
  label: string;
  /** Names to complete by hand, where they begin: « Océan …… ». */
  blanks?: readonly { words: string; at: Coordinates }[];
  /** Under the map, as many lines as places to find, each with these fields: « Escale », « Latitude », « Longitude ». */
  lines?: { count: number; fields: readonly string[] };
}

/** Every tenth degree has a line, every twentieth its figure. */
const STEP = 10;
const FIGURES = 20;

/** Where the figures stand, beside the frame and below it. */
const MARGIN = { left: 88, foot: 34 };

const multiples = (from: number, to: number, step: number) =>
  Array.from(
    { length: Math.floor(to / step) - Math.ceil(from / step) + 1 },
    (_, at) => (Math.ceil(from / step) + at) * step,
  );

const degrees = (value: number, positive: string, negative: string) =>
  value === 0 ? "0°" : `${Math.abs(value)}°\u00A0${value > 0 ? positive : negative}`;

const horizontal = (latitude: number) => `M0 ${placeOnGrid([0, latitude])[1]}h${size.width}`;
const vertical = (longitude: number) => `M${placeOnGrid([longitude, 0])[0]} 0v${size.height}`;

const parallels = multiples(grid.south, grid.north - 1, STEP);
const meridians = multiples(grid.west + 1, grid.east - 1, STEP);
const isFigured = (degree: number) => degree % FIGURES === 0;

/** Beside the frame, then below it. */
const figures = [
  ...parallels.filter(isFigured).map((latitude) => ({
    text: degrees(latitude, "N", "S"),
    x: -8,
    y: placeOnGrid([0, latitude])[1] + 5,
    anchor: "end" as const,
  })),
  ...meridians.filter(isFigured).map((longitude) => ({
    text: degrees(longitude, "E", "O"),
    x: placeOnGrid([longitude, 0])[0],
    y: size.height + 28,
    anchor: "middle" as const,
  })),
];

/** The coasts of the Atlantic in one ink, with their degrees and nothing named: to complete with a pencil. */
export function OutlineMap({ label, blanks = [], lines }: OutlineMapProps) {
  return (
    <div className={styles.sheet}>
      <svg
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its figures are in the letters of the page, which an img cannot have
        role="img"
        aria-label={label}
        viewBox={`${-MARGIN.left} -2 ${size.width + MARGIN.left + 2} ${size.height + MARGIN.foot + 2}`}
        className={styles.map}
      >
        <path
          className={styles.grid}
          d={[...parallels.map(horizontal), ...meridians.map(vertical)].join("")}
        />
        <path className={styles.reference} d={horizontal(0) + vertical(0)} />
        <path className={styles.coasts} d={coasts} />
        <path className={styles.frame} d={`M0 0h${size.width}v${size.height}H0z`} />
        {figures.map(({ anchor, text, x, y }) => (
          <text key={anchor + text} className={styles.figure} x={x} y={y} textAnchor={anchor}>
            {text}
          </text>
        ))}
        {blanks.map(({ at, words }) => {
          const [x, y] = placeOnGrid(at);
          return (
            <text key={words} className={styles.blank} x={x} y={y}>
              {words}
            </text>
          );
        })}
      </svg>
      {lines && (
        <ol className={styles.lines}>
          {Array.from({ length: lines.count }, (_, at) => (
            <li key={at}>
              <PaperFields fields={lines.fields} />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
