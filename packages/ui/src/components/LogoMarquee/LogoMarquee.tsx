import { type FocusEvent, useId, useRef, useState } from "react";
import { IconButton } from "../IconButton/IconButton.tsx";
import { PauseIcon, PlayIcon } from "../Icon/Icon.tsx";
import { visuallyHidden } from "../../internal/visuallyHidden.css.ts";
import { LogoCopies, type MarqueeLogo } from "./LogoCopies.tsx";
import * as styles from "./LogoMarquee.css.ts";
import { useHydrated } from "./useHydrated.ts";

export interface LogoMarqueeProps {
  /** Whose logos they are, for a reader: « Logos des partenaires ». */
  label: string;
  /** Each is read and reached once, however often it passes. */
  logos: readonly MarqueeLogo[];
  /** Said after each name, since every logo opens a new window: « (nouvelle fenêtre) ». */
  newWindow: string;
  labels: {
    /** What the button does while the strip runs: « Arrêter le défilement ». */
    pause: string;
    /** What it does while the strip is still: « Reprendre le défilement ». */
    play: string;
  };
}

/** The strip takes this long for each logo to pass. */
const SECONDS_A_LOGO = 5;

/**
 * A strip of logos that runs without end: one list of links, then its picture again.
 * It is still, and wraps, without script and where less motion is asked for. A wall is a `LogoList`.
 */
export function LogoMarquee({ label, logos, newWindow, labels }: LogoMarqueeProps) {
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
      <div className={styles.button}>
        <IconButton
          label={stopped ? labels.play : labels.pause}
          controls={stripId}
          onClick={() => setStopped(!stopped)}
        >
          {stopped ? <PlayIcon /> : <PauseIcon />}
        </IconButton>
      </div>
      <div ref={strip} id={stripId} className={styles.strip} onFocus={onFocus} onBlur={onBlur}>
        <div
          className={`${styles.track} ${hydrated ? styles.runs : ""} ${stopped ? styles.still : ""}`}
          // Set by script alone: the HTML carries no style attribute.
          style={hydrated ? { animationDuration: `${logos.length * SECONDS_A_LOGO}s` } : undefined}
        >
          <ul className={styles.list} aria-label={label}>
            {logos.map(({ name, href, src, width, height }) => (
              <li key={name} className={styles.item}>
                <a className={styles.link} href={href} target="_blank" rel="noopener">
                  <img className={styles.logo} src={src} width={width} height={height} alt={name} />
                  {/* No arrow beside each logo: the copies would not have it. */}
                  <span className={visuallyHidden}> {newWindow}</span>
                </a>
              </li>
            ))}
          </ul>
          {hydrated && <LogoCopies logos={logos} />}
        </div>
      </div>
    </div>
  );
}
