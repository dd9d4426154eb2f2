import type { Native } from "../../internal/native.ts";
import type { SurfaceName } from "../../theme/surfaces.ts";
import { lit, surface } from "../../theme/surfaces.css.ts";
import * as styles from "./Legend.css.ts";
import { PictureItem, type PictureLegendItem } from "./PictureItem.tsx";

/** An ink of a plan and what it means. */
export interface InkLegendItem {
  label: string;
  surface: SurfaceName;
}

export interface LegendProps extends Native<"ul", "children"> {
  /** Inks, or pictures with what they stand for. */
  items: readonly InkLegendItem[] | readonly PictureLegendItem[];
  /**
   * `small` sets pictures on one line that wraps, under a rule.
   * @defaultValue "regular"
   */
  size?: keyof typeof styles.size | undefined;
}

/** What inks or marks mean: on a plan, in a grade. What they are on says it by a shape or a word too. */
export function Legend({ items, size = "regular", ...native }: LegendProps) {
  const hasPictures = items.some((item) => "picture" in item);
  return (
    <ul {...native} className={hasPictures ? styles.size[size] : styles.inks}>
      {items.map((item, at) =>
        "picture" in item ? (
          <PictureItem key={at} {...item} size={size} />
        ) : (
          <li key={at} className={styles.item}>
            <span className={`${surface[item.surface]} ${lit} ${styles.ink}`} />
            {item.label}
          </li>
        ),
      )}
    </ul>
  );
}
