import type { ReactNode } from "react";
import * as styles from "./Badge.css.ts";

const draw = (shapes: ReactNode) => (
  <svg
    className={styles.mark}
    viewBox="0 0 48 48"
    fill="none"
    stroke="currentColor"
    strokeWidth="4"
    aria-hidden="true"
  >
    {shapes}
  </svg>
);

/** A ball, a cone, a bicone: the day marks that a boat hoists, with one wave, two, three. Read without colours. */
export const marks: Partial<Record<keyof typeof styles.tone, ReactNode>> = {
  easy: draw(
    <>
      <circle cx="24" cy="24" r="20" />
      <path d="M12 25q6-6.5 12 0t12 0" />
    </>,
  ),
  medium: draw(
    <>
      <path d="M24 5 44 44H4z" />
      <path d="M16 30q4-5 8 0t8 0M13 37.5q5.5-5 11 0t11 0" strokeWidth="3.4" />
    </>,
  ),
  hard: draw(
    <>
      <path d="M24 3 43 24 24 45 5 24z" />
      <path d="M17 18q3.5-4.5 7 0t7 0M13 25.5q5.5-5 11 0t11 0M17 32.5q3.5-4.5 7 0t7 0" strokeWidth="3.2" />
    </>,
  ),
  live: draw(<circle cx="24" cy="24" r="13" fill="currentColor" stroke="none" />),
};
