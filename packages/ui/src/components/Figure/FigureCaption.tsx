import type { SurfaceName } from "../../theme/surfaces.ts";
import * as styles from "./FigureCaption.css.ts";
import { InkDots } from "./InkDots.tsx";

/** What is printed under a plate. */
export interface FigureCaptionProps {
  /** Its number: « Planche I ». */
  number?: string | undefined;
  /** What it shows, in a sentence. */
  caption: string;
  /** Who drew or took it, and under which licence. */
  credit?: string | undefined;
  /** The inks it is printed in, the darkest first. */
  inks?: readonly SurfaceName[] | undefined;
}

interface FigureCaptionElementProps extends FigureCaptionProps {
  /**
   * `div` inside a `figcaption` that has another ground.
   * @defaultValue "figcaption"
   */
  as?: "figcaption" | "div" | undefined;
}

/** The caption of a plate: its number, what it shows, whose it is, its inks. */
export function FigureCaption({
  number,
  caption,
  credit,
  inks,
  as: Element = "figcaption",
}: FigureCaptionElementProps) {
  return (
    <Element className={styles.caption}>
      <span>
        {number && (
          <>
            <b className={styles.plate}>{number}</b>,{" "}
          </>
        )}
        {caption}
        {credit && <span className={styles.credit}> {credit}</span>}
      </span>
      {inks && <InkDots inks={inks} />}
    </Element>
  );
}
