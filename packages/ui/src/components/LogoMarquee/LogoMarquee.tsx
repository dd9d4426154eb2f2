import { type FocusEvent, type ReactNode, useId, useRef, useState } from "react";
import { IconButton } from "../IconButton/IconButton.tsx";
import { PauseIcon, PlayIcon } from "../Icon/Icon.tsx";
import * as styles from "./LogoMarquee.css.ts";
import { useHydrated } from "./useHydrated.ts";

export interface LogoMarqueeProps {
  /** A `LogoStrip`. */
  children: ReactNode;
  labels: {
    /** What the button does while the strip runs: « Arrêter le défilement ». */
    pause: string;
    /** What it does while the strip is still: « Reprendre le défilement ». */
    play: string;
  };
}

/**
 * A strip of logos that runs without end, and that a button stops.
 * It is still, and wraps, without script and where less motion is asked for. A wall is a `LogoList`.
 */
export function LogoMarquee({ children, labels }: LogoMarqueeProps) {
  const stripId = useId();
  const strip = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const [stopped, setStopped] = useState(false);

  /** The keyboard brings the strip back to its start: the link that it reaches must be in sight. */
  const onFocus = ({ target }: FocusEvent) => {
    if (target.matches(":focus-visible")) target.scrollIntoView({ block: "nearest", inline: "nearest" });
  };
  const onBlur = () => strip.current?.scrollTo({ left: 0 });

  return (
    <div className={styles.marquee}>
      <IconButton
        label={stopped ? labels.play : labels.pause}
        controls={stripId}
        onClick={() => setStopped(!stopped)}
      >
        {stopped ? <PlayIcon /> : <PauseIcon />}
      </IconButton>
      <div ref={strip} id={stripId} className={styles.strip} onFocus={onFocus} onBlur={onBlur}>
        <div className={`${styles.track} ${hydrated ? styles.runs : ""} ${stopped ? styles.still : ""}`}>
          {children}
        </div>
      </div>
    </div>
  );
}
