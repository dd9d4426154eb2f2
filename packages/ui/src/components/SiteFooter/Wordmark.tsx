import type { Native } from "../../internal/native.ts";
import type { HeadingFit } from "../Heading/Heading.tsx";
import * as styles from "./SiteFooter.css.ts";

export interface WordmarkProps extends Native<"p", "children"> {
  /** The name and its shape: `wordmarkStyles` of `@sillages/ui/fit` fits any length. */
  fit: HeadingFit;
}

/** The name in large letters at the very foot, for the eye alone. */
export function Wordmark({ fit, ...native }: WordmarkProps) {
  return (
    <p {...native} className={`${styles.wordmark} ${fit.box}`} aria-hidden="true">
      {fit.lines.map(({ text, style }) => (
        <span key={text} className={`${styles.letters} ${style}`}>
          {text}
        </span>
      ))}
    </p>
  );
}
