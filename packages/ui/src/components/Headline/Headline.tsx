import type { ReactNode } from "react";
import * as styles from "./Headline.css.ts";

export interface HeadlineProps {
  children: ReactNode;
  /** Its rank in the outline of the page; the look is `size`. */
  level: 1 | 2 | 3 | 4;
  /**
   * @defaultValue "title"
   */
  size?: keyof typeof styles.size;
  /** Lets an address or a region point at the heading. */
  id?: string;
  /** Makes the whole heading a link. */
  href?: string;
  /** Can receive focus from script, after a change of page. */
  focusable?: boolean;
}

/** A heading in wood type, without italics, in sentence case. */
export function Headline({ children, level, size = "title", id, href, focusable = false }: HeadlineProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading id={id} className={styles.size[size]} tabIndex={focusable ? -1 : undefined}>
      {href ? (
        <a href={href} className={styles.link}>
          {children}
        </a>
      ) : (
        children
      )}
    </Heading>
  );
}
