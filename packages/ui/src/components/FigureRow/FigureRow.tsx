import type { SurfaceName } from "../../theme/surfaces.ts";
import { surface } from "../../theme/theme.css.ts";
import * as styles from "./FigureRow.css.ts";

export interface Figure {
  /** The figure as it is printed, unit included: « 300 m² ». */
  value: string;
  /** What it counts. */
  label: string;
  /** How it was reckoned, in one line. */
  note?: string | undefined;
}

export interface FigureRowProps {
  /** What the figures are about, for a reader: « L’équipe en chiffres ». */
  label: string;
  figures: readonly Figure[];
  /**
   * The inks of the tiles, in turn: two neighbours never share one.
   * @defaultValue ["nuit", "vermillon", "soleil", "iroise"]
   */
  surfaces?: readonly SurfaceName[];
}

/** A row of figures on flat inks, each with what it counts. */
export function FigureRow({
  label,
  figures,
  surfaces = ["nuit", "vermillon", "soleil", "iroise"],
}: FigureRowProps) {
  return (
    <ul className={styles.row} aria-label={label}>
      {figures.map(({ value, label: what, note }, at) => (
        <li key={what} className={`${surface[surfaces[at % surfaces.length] ?? "nuit"]} ${styles.tile}`}>
          <strong className={styles.value}>{value}</strong> <span className={styles.label}>{what}</span>
          {note && <small className={styles.note}>{note}</small>}
        </li>
      ))}
    </ul>
  );
}
