import type { ReactNode } from "react";
import * as styles from "./Quote.css.ts";

export interface QuoteProps {
  /** The words, in French quotation marks. */
  children: ReactNode;
  /** Who says them. */
  author?: string;
}

/** Words that somebody said. */
export function Quote({ children, author }: QuoteProps) {
  const words = <blockquote className={styles.words}>{children}</blockquote>;
  if (!author) return words;
  return (
    <figure>
      {words}
      <figcaption className={styles.author}>{author}</figcaption>
    </figure>
  );
}
