import type { ReactNode } from "react";
import { surface } from "../../theme/theme.css.ts";
import { TextLink } from "../TextLink/TextLink.tsx";
import * as styles from "./Notice.css.ts";

export interface NoticeProps {
  /** By which a script that is not React's shows it. */
  id?: string;
  /** One or two sentences: what does not work, and what still does. */
  children: ReactNode;
  /** The way on; an empty address loads the page again. */
  action: { label: string; href: string };
  /**
   * Kept for later: read and shown once the attribute goes.
   * @defaultValue false
   */
  hidden?: boolean;
}

/** Says at the bottom of the window that something of the page itself went wrong. It needs no script, and covers nothing for good. */
export function Notice({ id, children, action, hidden = false }: NoticeProps) {
  return (
    <div id={id} role="alert" hidden={hidden} className={`${surface.nuit} ${styles.notice}`}>
      <p className={styles.words}>{children}</p>
      <TextLink href={action.href} kind="alone">
        {action.label}
      </TextLink>
    </div>
  );
}
