import * as styles from "./Availability.css.ts";

export interface AvailabilityProps {
  /** The whole state in words, with the hour when it changes: « Ouvert maintenant, jusqu’à 18 h ». */
  children: string;
  /** What the disc shows: full, half or empty, which the words say too. `unknown` reserves the place of both until they are known. */
  state: "open" | "half" | "closed" | "unknown";
}

/** Whether somebody answers now: a disc and a sentence, in a ruled frame. Before React comes, a script may say both in its element. */
export function Availability({ children, state }: AvailabilityProps) {
  return (
    <div className={styles.frame} data-state={state} suppressHydrationWarning>
      {children}
    </div>
  );
}
