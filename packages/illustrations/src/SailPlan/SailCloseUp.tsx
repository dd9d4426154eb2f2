import { type Boat, boats } from "./boats.ts";
import { LaidMark } from "./LaidMark.tsx";
import { logoBoxes } from "./logoBoxes.ts";
import { outlines } from "./outlines.ts";
import type { SailSpace } from "./Sail.tsx";
import * as styles from "./SailPlan.css.ts";

export interface SailCloseUpProps {
  /** What it shows: « Votre logo sur la grand-voile, espaces 12 et 13 ». */
  label: string;
  boat: Boat;
  /** The address of the boat's drawing, as in the plan. */
  drawing: string;
  /** Spaces of one row, side by side, with the logo that they share. */
  spaces: readonly SailSpace[];
}

/** Cloth shown around the logo, in units of the plan. */
const AROUND = 34;

/** A part of the sail seen from near, with the logo that it bears. */
export function SailCloseUp({ label, boat, drawing, spaces }: SailCloseUpProps) {
  const box = logoBoxes(spaces)[0]?.box;
  const logo = spaces[0]?.logo;
  if (!box || !logo) return null;
  const view = [box.x - AROUND, box.y - AROUND, box.width + 2 * AROUND, box.height + 2 * AROUND];
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing put together here: it has no address for an img
    <svg className={styles.closeUp} viewBox={view.join(" ")} role="img" aria-label={label}>
      <image href={drawing} {...boats[boat]} />
      {spaces.map(({ number, logo: own }) => (
        <path key={number} d={outlines[number - 1]} fill={own?.cloth} />
      ))}
      <LaidMark mark={logo} box={box} />
    </svg>
  );
}
