import { ExternalIcon } from "../components/Icon/Icon.tsx";
import { glued } from "./NewWindow.css.ts";

interface NewWindowProps {
  words: string;
  /** The end of the link's own words: the arrow does not leave it. */
  after?: string;
}

/** The mark of a link that opens a new window: an arrow, whose words are for the ear. */
export function NewWindow({ words, after }: NewWindowProps) {
  // Parted from the words before it by a space that is heard and not seen.
  const arrow = <ExternalIcon size={0.85} label={` ${words}`} />;
  return after ? (
    <span className={glued}>
      {after}
      {arrow}
    </span>
  ) : (
    arrow
  );
}
