import type { ReactNode } from "react";
import { NewWindow } from "../../internal/NewWindow.tsx";
import * as styles from "./TextLink.css.ts";

export interface TextLinkProps {
  children: ReactNode;
  href: string;
  /**
   * `alone` stands by itself and is a full target; `inline` lives in a sentence.
   * @defaultValue "inline"
   */
  kind?: keyof typeof styles.kind;
  /** Opens a new window and says so with these words: « (nouvelle fenêtre) ». */
  newWindow?: string;
  /** Marks the link of the page one is on. */
  current?: boolean;
}

/** An underlined link. For the main action of a group use `ActionLink`. */
export function TextLink({ children, href, kind = "inline", newWindow, current }: TextLinkProps) {
  return (
    <a
      href={href}
      className={styles.kind[kind]}
      aria-current={current ? "page" : undefined}
      {...(newWindow && { target: "_blank", rel: "noopener" })}
    >
      {children}
      {newWindow && <NewWindow words={newWindow} />}
    </a>
  );
}
