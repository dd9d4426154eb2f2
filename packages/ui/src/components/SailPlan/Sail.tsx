import { type KeyboardEvent, useId, useState } from "react";
import { outlines } from "./outlines.ts";
import * as styles from "./Sail.css.ts";
import { neighbour } from "./neighbour.ts";

/** A sail, and the boat that carries it: the first on the drawing, or the second. */
export interface SailShape {
  id: string;
  /** « Spinnaker, la bleue » */
  name: string;
  boat: "first" | "second";
}

/** A space on a sail. */
export interface SailSpace {
  /** From 1 to 100, as on the drawing. */
  number: number;
  /** The id of its sail. */
  sail: string;
  /** From the foot of the sail. */
  row: number;
  /** In the units of the drawing. */
  centre: readonly [x: number, y: number];
  state: "free" | "taken";
  /** In full, its state included: « Espace 91, spinnaker, 3,00 m², libre ». */
  name: string;
  /** A picture to lay on it, cut along its outline: the address of a logo. */
  logo?: string | undefined;
}

interface SailProps {
  sail: SailShape;
  spaces: readonly SailSpace[];
  chosen: readonly number[];
  multiple: boolean;
  onToggle: (number: number) => void;
}

/** Two wakes: somebody sails there already. */
const mark = "M-26-7C-12-7-12 6 1 6S13-2 24-2M-26 6C-12 6-12-7 1-7s12 8 23 8";

/** One sail, as a listbox with a roving tab stop. */
export function Sail({ sail, spaces, chosen, multiple, onToggle }: SailProps) {
  const id = useId();
  const [visited, visit] = useState<number>();
  const own = spaces.filter(({ number }) => chosen.includes(number));
  const stop = visited ?? own[0]?.number ?? spaces[0]?.number;
  const outline = ({ number }: SailSpace) => outlines[number - 1];

  const toggle = ({ number, state }: SailSpace) => {
    visit(number);
    if (state === "free") onToggle(number);
  };
  const onKeyDown = (event: KeyboardEvent<SVGPathElement>, space: SailSpace) => {
    const next = neighbour(event.key, space, spaces);
    if (next) {
      visit(next.number);
      document.getElementById(`${id}${next.number}`)?.focus();
    } else if (event.key === " " || event.key === "Enter") toggle(space);
    else return;
    event.preventDefault();
  };

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing; the native list stands beside it */}
      <g role="listbox" aria-label={sail.name} aria-multiselectable={multiple || undefined}>
        {spaces.map((space) => (
          <path
            key={space.number}
            id={`${id}${space.number}`}
            className={styles.space[chosen.includes(space.number) ? "chosen" : space.state]}
            d={outline(space)}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- APG: an option of the listbox
            role="option"
            aria-label={space.name}
            aria-selected={chosen.includes(space.number)}
            aria-disabled={space.state === "taken" || undefined}
            tabIndex={space.number === stop ? 0 : -1}
            onClick={() => toggle(space)}
            onKeyDown={(event) => onKeyDown(event, space)}
          />
        ))}
      </g>
      <g className={styles.over} aria-hidden="true">
        {spaces
          .filter((space) => space.state === "taken" && !space.logo)
          .map(({ number, centre }) => (
            <path
              key={number}
              className={styles.mark}
              d={mark}
              transform={`translate(${centre.join(" ")}) scale(.75)`}
            />
          ))}
        {spaces
          .filter(({ logo }) => logo)
          .map((space) => (
            <g key={space.number}>
              <clipPath id={`${id}clip${space.number}`}>
                <path d={outline(space)} />
              </clipPath>
              <image
                href={space.logo}
                clipPath={`url(#${id}clip${space.number})`}
                x={space.centre[0] - 26}
                y={space.centre[1] - 20}
                width="52"
                height="40"
              />
            </g>
          ))}
        {own.map((space) => (
          <path key={space.number} className={styles.rim} d={outline(space)} />
        ))}
        {own
          .filter(({ logo }) => !logo)
          .map(({ number, centre: [x, y] }) => (
            <text key={number} className={styles.number} x={x} y={y + 8}>
              {number}
            </text>
          ))}
        <path className={styles.focus} d={stop === undefined ? "" : outlines[stop - 1]} />
      </g>
    </>
  );
}
