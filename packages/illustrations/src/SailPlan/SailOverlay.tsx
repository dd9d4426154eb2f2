import { LaidMark } from "./LaidMark.tsx";
import { logoBoxes } from "./logoBoxes.ts";
import { outlines } from "./outlines.ts";
import type { SailSpace } from "./Sail.tsx";
import * as styles from "./Sail.css.ts";

interface SailOverlayProps {
  spaces: readonly SailSpace[];
  /** Those of the spaces that are chosen. */
  chosen: readonly SailSpace[];
  /** The number of the space that takes the focus. */
  focused: number | undefined;
}

/** Two wakes: somebody sails there already. */
const mark = "M-26-7C-12-7-12 6 1 6S13-2 24-2M-26 6C-12 6-12-7 1-7s12 8 23 8";

const outline = ({ number }: SailSpace) => outlines[number - 1];

/** What is laid over the spaces of a sail: who is there, what is chosen, its logo or its number, where the focus is. */
export function SailOverlay({ spaces, chosen, focused }: SailOverlayProps) {
  const dressed = chosen.filter(({ logo }) => logo);
  return (
    <g className={styles.over} aria-hidden="true">
      {spaces
        .filter(({ drawn, state }) => state === "taken" && !drawn)
        .map(({ number, centre }) => (
          <path
            key={number}
            className={styles.mark}
            d={mark}
            transform={`translate(${centre.join(" ")}) scale(.75)`}
          />
        ))}
      {chosen.map((space) => (
        <path key={space.number} className={styles.rim} d={outline(space)} />
      ))}
      {/* Over their rims: no seam crosses a logo. */}
      {dressed.map((space) => (
        <path key={space.number} d={outline(space)} fill={space.logo?.cloth} />
      ))}
      {logoBoxes(dressed).map(({ numbers, box }) => (
        <LaidMark key={numbers[0]} mark={dressed[0]?.logo} box={box} />
      ))}
      {chosen
        .filter(({ logo }) => !logo)
        .map(({ number, centre: [x, y] }) => (
          <text key={number} className={styles.number} x={x} y={y + 8}>
            {number}
          </text>
        ))}
      <path className={styles.focus} d={focused === undefined ? "" : outlines[focused - 1]} />
    </g>
  );
}
