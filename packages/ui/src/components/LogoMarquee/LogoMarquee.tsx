import type { Native } from "../../internal/native.ts";
import { type ReactNode, useId } from "react";
import { visuallyHidden } from "../../internal/visuallyHidden.css.ts";
import { PauseIcon, PlayIcon } from "../Icon/Icon.tsx";
import * as iconButton from "../IconButton/IconButton.css.ts";
import * as styles from "./LogoMarquee.css.ts";

export interface LogoMarqueeProps extends Native<"div"> {
  /** A `LogoStrip`. */
  children: ReactNode;
  /** What the button does while the strip runs: « Arrêter le défilement ». */
  pauseLabel: string;
  /** What it does while the strip is still: « Reprendre le défilement ». */
  playLabel: string;
}

/**
 * A strip of logos that runs without end, and that a button stops. A wall of logos is a `Grid`.
 *
 * It is still, and wraps, without script and where less motion is asked for. Its button, and the links of the logos that pass
 * again, need `enhanceLogoMarquees` of `@sillages/ui/behaviors`, once in the page; in React, `Behaviors` calls it.
 */
export function LogoMarquee({ children, pauseLabel, playLabel, ...native }: LogoMarqueeProps) {
  const stripId = useId();
  return (
    // Its state is written in the page before React comes, and stays there.
    <div {...native} className={styles.marquee} data-marquee="" suppressHydrationWarning>
      <button type="button" className={iconButton.shape.round} aria-controls={stripId}>
        <span className={styles.pause}>
          <PauseIcon />
          <span className={visuallyHidden}>{pauseLabel}</span>
        </span>
        <span className={styles.play}>
          <PlayIcon />
          <span className={visuallyHidden}>{playLabel}</span>
        </span>
      </button>
      <div id={stripId} className={styles.strip}>
        <div className={styles.track}>{children}</div>
      </div>
    </div>
  );
}
