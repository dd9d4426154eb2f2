import type { Native } from "../../internal/native.ts";
import type { ReactNode } from "react";
import * as styles from "./Text.css.ts";

export interface TextProps extends Native<"p"> {
  children: ReactNode;
  /**
   * `lead` opens a page or a section; `small` is for captions and notes.
   * @defaultValue "body"
   */
  size?: keyof typeof styles.size | undefined;
  /**
   * @defaultValue "default"
   */
  tone?: keyof typeof styles.tone | undefined;
  /**
   * @defaultValue "p"
   */
  as?: "p" | "span" | "div" | undefined;
}

/** A paragraph held to a readable measure. */
export function Text({ children, size = "body", tone = "default", as = "p", ...native }: TextProps) {
  const Element = as as "p";
  return (
    <Element {...native} className={`${styles.size[size]} ${styles.tone[tone]}`}>
      {children}
    </Element>
  );
}
