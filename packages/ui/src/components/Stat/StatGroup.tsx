import type { ReactNode } from "react";
import type { Native } from "../../internal/native.ts";
import type { SurfaceName } from "../../theme/surfaces.ts";
import { surface } from "../../theme/surfaces.css.ts";
import * as styles from "./StatGroup.css.ts";

export interface StatGroupItem {
  /** The figure as it is printed, unit included: « 300 m² ». */
  value: string;
  /** What it counts. */
  label: string;
  /** How it was reckoned, in one line. */
  note?: ReactNode;
  /** Where more is said of it: the whole figure leads there, and answers the pointer and focus. */
  href?: string | undefined;
}

export interface StatGroupProps extends Native<"ul", "aria-label" | "children"> {
  /** What the figures are about, for a reader: « L’équipe en chiffres ». */
  label: string;
  figures: readonly StatGroupItem[];
  /**
   * `tiles`: flat inks, edge to edge. `open`: large figures on the ground itself, in inks that follow each other, two by two.
   * `column`: the same, one below the other on a wide page. `compact`: smaller, in a row.
   * `line`: small, inside a card.
   * @defaultValue "tiles"
   */
  variant?: keyof typeof styles.variant | undefined;
  /**
   * The inks of the tiles, in turn: two neighbours never share one.
   * @defaultValue ["night", "vermilion", "sun", "sea"]
   */
  surfaces?: readonly SurfaceName[] | undefined;
}

function sizeOf({ length }: string) {
  if (length <= 4) return "short";
  if (length <= 6) return "medium";
  return length <= 10 ? "long" : "phrase";
}

/** A row of figures, each with what it counts. */
export function StatGroup({
  label,
  figures,
  variant = "tiles",
  surfaces = ["night", "vermilion", "sun", "sea"],
  ...native
}: StatGroupProps) {
  const ground = (at: number) =>
    variant === "tiles" ? `${surface[surfaces[at % surfaces.length] ?? "night"]} ` : "";
  const look = (value: string, at: number) => {
    if (variant === "tiles") return styles.value[sizeOf(value)];
    if (variant === "line") return styles.lineValue;
    const ink = styles.openValue[variant][at % 3];
    return variant === "compact" ? ink : `${ink} ${styles.openSize[sizeOf(value)]}`;
  };
  return (
    <ul {...native} className={styles.variant[variant]} aria-label={label}>
      {figures.map(({ value, label: what, note, href }, at) => {
        const words = (
          <>
            <strong className={look(value, at)}>{value}</strong>{" "}
            {note ? (
              <span>
                {what}
                <small className={styles.note}>{note}</small>
              </span>
            ) : (
              what
            )}
          </>
        );
        return (
          <li key={at} className={`${ground(at)}${href ? styles.linked : styles.tile[variant]}`}>
            {href ? (
              <a href={href} className={`${styles.tile[variant]} ${styles.link}`}>
                {words}
              </a>
            ) : (
              words
            )}
          </li>
        );
      })}
    </ul>
  );
}
