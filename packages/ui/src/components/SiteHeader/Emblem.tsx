import * as styles from "./Emblem.css.ts";

/** The mark of the house: two wakes that cross twice, each once above; the one below stops short of it, on any ground. */
export function Emblem() {
  return (
    <svg className={styles.emblem} viewBox="0 0 84 40" aria-hidden="true">
      <path
        className={styles.first}
        d="M3 9C9.7 9 14.3 11.9 18.4 15.5M27.6 24.5C31.7 28.1 36.3 31 43 31C60.5 31 63.5 12.5 81 12.5"
      />
      <path
        className={styles.second}
        d="M3 31C21.4 31 24.6 9 43 9C50.1 9 54.8 12.1 59.1 15.8M68.8 24.2C72.1 26.4 75.9 28 81 28"
      />
    </svg>
  );
}
