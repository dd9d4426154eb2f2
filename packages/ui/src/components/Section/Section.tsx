import type { Native } from "../../internal/native.ts";
import type { ReactNode } from "react";
import { surface as ground } from "../../theme/surfaces.css.ts";
import type { SurfaceName } from "../../theme/surfaces.ts";
import * as stacked from "../Stack/Stack.css.ts";
import * as styles from "./Section.css.ts";

export interface SectionProps extends Native<"section", "aria-label" | "aria-labelledby"> {
  children: ReactNode;
  /** The anchor of the section: `#projet`. */
  id?: string | undefined;
  /** The id of the heading that names the section; without it the section is not a landmark. */
  labelledBy?: string | undefined;
  /**
   * The ink it is printed on; what is inside takes the colours that read on it.
   * @defaultValue "paper"
   */
  surface?: SurfaceName | undefined;
  /**
   * Room above and below. `head` for the first of a page without a drawing: it starts under the `SiteHeader`.
   * @defaultValue "section"
   */
  space?: keyof typeof styles.space | undefined;
  /** A `SectionPicture`, above the content. */
  picture?: ReactNode;
  /** Names the section where no heading does. */
  label?: string | undefined;
  /** Runs from side to side of the window: for cards that touch. */
  bleed?: boolean | undefined;
  /** Lays what is inside one below the other, with this room between two neighbours. */
  stack?: keyof typeof stacked.space | undefined;
  /** Without ground of its own: what lies behind it shows. Its ink says which colours read on that. */
  clear?: boolean | undefined;
}

/** A band of the page on one ink, its content held to the grid. Two neighbours never share an ink. */
export function Section({
  children,
  id,
  labelledBy,
  surface = "paper",
  space = "section",
  picture,
  label,
  bleed = false,
  stack,
  clear = false,
  ...native
}: SectionProps) {
  const classes = [ground[surface], picture ? styles.underPicture : styles.space[space]];
  if (clear) classes.push(styles.clear);
  if (stack) classes.push(stacked.direction.column, stacked.space[stack]);
  if (bleed) classes.push(styles.bleed);
  else if (!picture) classes.push(styles.content);
  // HTML's section has a heading: what nobody names is a band of ink, and no part of the page.
  const Element = (labelledBy || label ? "section" : "div") as "section";
  return (
    <Element
      {...native}
      id={id}
      aria-labelledby={labelledBy}
      aria-label={label}
      className={classes.join(" ")}
    >
      {picture}
      {picture && !bleed ? <div className={styles.content}>{children}</div> : children}
    </Element>
  );
}
