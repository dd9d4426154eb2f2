"use client";

import { type KeyboardEvent, useId, useState } from "react";
import type { Boat } from "./boats.ts";
import { outlines } from "./outlines.ts";
import * as styles from "./Sail.css.ts";
import { neighbour } from "./neighbour.ts";
import { SailOverlay } from "./SailOverlay.tsx";

/** A sail, and the boat that carries it: the first on the drawing, or the second. */
export interface SailShape {
  id: string;
  /** « Spinnaker, la bleue » */
  name: string;
  boat: Boat;
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
  /** The drawing already shows who holds it: nothing more is laid there. */
  drawn?: boolean;
  /** In full, its state included: « Espace 91, spinnaker, 3,00 m², libre ». */
  name: string;
  /** What to lay on it once it is chosen, over the colour of its cloth; neighbours of one row share it. */
  logo?: SailMark | undefined;
}

/** A logo, or a name where there is none yet. */
export type SailMark = { cloth: string } & ({ src: string; name?: never } | { name: string; src?: never });

interface SailProps {
  sail: SailShape;
  spaces: readonly SailSpace[];
  chosen: readonly number[];
  onToggle: (number: number) => void;
  onRefuse: ((number: number) => void) | undefined;
}

/** One sail, as a listbox with a roving tab stop. */
export function Sail({ sail, spaces, chosen, onToggle, onRefuse }: SailProps) {
  const id = useId();
  const [visited, visit] = useState<number>();
  const own = spaces.filter(({ number }) => chosen.includes(number));
  const stop = visited ?? own[0]?.number ?? spaces[0]?.number;
  const look = ({ drawn, number, state }: SailSpace) => {
    if (chosen.includes(number)) return styles.space.chosen;
    return styles.space[state === "taken" && drawn ? "drawn" : state];
  };

  const toggle = ({ number, state }: SailSpace) => {
    visit(number);
    if (state === "free") onToggle(number);
    else onRefuse?.(number);
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
      <g role="listbox" aria-label={sail.name} aria-multiselectable>
        {spaces.map((space) => (
          <path
            key={space.number}
            id={`${id}${space.number}`}
            className={look(space)}
            fill={space.logo?.cloth}
            d={outlines[space.number - 1]}
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
      <SailOverlay spaces={spaces} chosen={own} focused={stop} />
    </>
  );
}
