import * as styles from "./WakeDivider.css.ts";

/** Two braided wakes across the page, between two sections on the same ink. */
export function WakeDivider() {
  return <hr className={styles.divider} />;
}
