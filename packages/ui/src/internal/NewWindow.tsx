import { ExternalIcon } from "../components/Icon/Icon.tsx";
import * as styles from "./NewWindow.css.ts";
import { visuallyHidden } from "./visuallyHidden.css.ts";

/** The mark of a link that opens a new window: an arrow for the eye, words for the ear. */
export function NewWindow({ words }: { words: string }) {
  return (
    <>
      <span className={styles.arrow}>
        <ExternalIcon size={0.85} />
      </span>
      <span className={visuallyHidden}> {words}</span>
    </>
  );
}
