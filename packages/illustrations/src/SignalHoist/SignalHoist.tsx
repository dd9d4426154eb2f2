import flagsUrl from "./flags.svg";
import * as styles from "./SignalHoist.css.ts";

export interface SignalHoistProps {
  /** Letters, from the top; what is no letter of the code is left out. */
  letters: string;
}

/** The size of a flag, and of the hoist from one to the next. */
const [WIDTH, HEIGHT, STEP] = [60, 48, 54];

/** A few flags of the International Code of Signals, one below the other on their halyard. It says no more than the words beside it. */
export function SignalHoist({ letters }: SignalHoistProps) {
  const flags = [...letters.toLowerCase()].filter((letter) => /^[a-z]$/.test(letter));
  const height = STEP * flags.length - (STEP - HEIGHT);
  return (
    <svg className={styles.hoist} viewBox={`-4 0 ${WIDTH + 4} ${height}`} aria-hidden="true">
      <path className={styles.halyard} d={`M-2 0v${height}`} />
      {flags.map((letter, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a letter may come twice
        <use key={at} href={`${flagsUrl}#${letter}`} y={at * STEP} width={WIDTH} height={HEIGHT} />
      ))}
    </svg>
  );
}
