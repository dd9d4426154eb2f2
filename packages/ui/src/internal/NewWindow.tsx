import * as styles from "./NewWindow.css.ts";
import { visuallyHidden } from "./visuallyHidden.css.ts";

/** The mark of a link that opens a new window: an arrow for the eye, words for the ear. */
export function NewWindow({ words }: { words: string }) {
  return (
    <>
      <svg className={styles.arrow} width="10" height="10" viewBox="0 0 12 12" aria-hidden="true">
        <path d="M3 1.5h7.5V9M10.5 1.5 1 11" fill="none" stroke="currentColor" strokeWidth="2.2" />
      </svg>
      <span className={visuallyHidden}> {words}</span>
    </>
  );
}
