import type { ReactNode } from "react";
import * as styles from "./Availability.css.ts";

export interface AvailabilityProps {
  /** The whole state in words, with the hour when it changes: « Ouvert maintenant, jusqu’à 18 h ». */
  children: ReactNode;
  /** What the disc shows besides: full, half, or empty. Never alone: the words say it. `unknown` keeps the place of both until they are true. */
  state: keyof typeof styles.frame;
}

/** Whether somebody answers now: a disc and a sentence, in a ruled frame. */
export function Availability({ children, state }: AvailabilityProps) {
  return <div className={styles.frame[state]}>{children}</div>;
}
