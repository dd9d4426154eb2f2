import type { ReactNode } from "react";
import { NewWindow } from "../../internal/NewWindow.tsx";
import * as styles from "../Button/Button.css.ts";

export interface ActionLinkProps {
  /** A verb in the infinitive: « Devenir Partenaire ». */
  children: ReactNode;
  href: string;
  /**
   * One `full` action a group; the others are `outline`.
   * @defaultValue "full"
   */
  tone?: keyof typeof styles.tone;
  /**
   * @defaultValue "regular"
   */
  size?: keyof typeof styles.size;
  /** Opens a new window and says so with these words: « (nouvelle fenêtre) ». */
  newWindow?: string;
  /** Marks the link of the page one is on. */
  current?: boolean;
}

/** Goes somewhere, and looks like the action that it is. Inside a sentence use `TextLink`. */
export function ActionLink({
  children,
  href,
  tone = "full",
  size = "regular",
  newWindow,
  current,
}: ActionLinkProps) {
  return (
    <a
      href={href}
      className={`${styles.tone[tone]} ${styles.size[size]}`}
      aria-current={current ? "page" : undefined}
      {...(newWindow && { target: "_blank", rel: "noopener" })}
    >
      {children}
      {newWindow && <NewWindow words={newWindow} />}
    </a>
  );
}
