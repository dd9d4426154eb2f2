import type { Native } from "../../internal/native.ts";
import type { ReactNode } from "react";
import * as styles from "./Quote.css.ts";

export interface QuoteProps extends Native<"figure"> {
  /** The words, in French quotation marks. */
  children: ReactNode;
  /** Who says them. */
  author?: string | undefined;
}

/** Words that somebody said. */
export function Quote({ children, author, ...native }: QuoteProps) {
  if (!author)
    return (
      <blockquote {...(native as Native<"blockquote">)} className={styles.words}>
        {children}
      </blockquote>
    );
  return (
    <figure {...native}>
      <blockquote className={styles.words}>{children}</blockquote>
      <figcaption className={styles.author}>{author}</figcaption>
    </figure>
  );
}
