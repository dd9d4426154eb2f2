import type { SurfaceName } from "../../theme/surfaces.ts";
import { surface } from "../../theme/theme.css.ts";
import * as styles from "./Legend.css.ts";

export interface LegendProps {
  items: readonly { label: string; surface: SurfaceName }[];
}

/** What the inks of a plan mean. The plan itself says it by a shape or a word too. */
export function Legend({ items }: LegendProps) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.label} className={styles.item}>
          <span className={`${surface[item.surface]} ${styles.ink}`} />
          {item.label}
        </li>
      ))}
    </ul>
  );
}
