import * as styles from "./DayMark.css.ts";

export interface DayMarkProps {
  /** A ball, a cone, a bicone: the day marks that a boat hoists, with one wave, two, three. A `disc` for what is live. */
  shape: keyof typeof shapes;
}

const shapes = {
  ball: (
    <>
      <circle cx="24" cy="24" r="20" />
      <path d="M12 25q6-6.5 12 0t12 0" />
    </>
  ),
  cone: (
    <>
      <path d="M24 5 44 44H4z" />
      <path d="M16 30q4-5 8 0t8 0M13 37.5q5.5-5 11 0t11 0" strokeWidth="3.4" />
    </>
  ),
  bicone: (
    <>
      <path d="M24 3 43 24 24 45 5 24z" />
      <path d="M17 18q3.5-4.5 7 0t7 0M13 25.5q5.5-5 11 0t11 0M17 32.5q3.5-4.5 7 0t7 0" strokeWidth="3.2" />
    </>
  ),
  disc: <circle cx="24" cy="24" r="13" fill="currentColor" stroke="none" />,
};

/** A sign beside a word, told by its shape: the `icon` of a `Badge`. */
export function DayMark({ shape }: DayMarkProps) {
  return (
    <svg
      className={styles.mark}
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="4"
      aria-hidden="true"
    >
      {shapes[shape]}
    </svg>
  );
}
