import { ExternalIcon } from "../components/Icon/Icon.tsx";
import * as styles from "./NewWindow.css.ts";
import { visuallyHidden } from "./visuallyHidden.css.ts";

interface NewWindowProps {
  words: string;
  /** The end of the link's own words: the arrow does not leave it. */
  after?: string;
}

/** The mark of a link that opens a new window: an arrow for the eye, words for the ear. */
export function NewWindow({ words, after }: NewWindowProps) {
  return (
    <>
      <span className={after ? styles.glued : styles.arrow}>
        {after}
        <ExternalIcon size={0.85} />
      </span>
      <span className={visuallyHidden}> {words}</span>
    </>
  );
}
