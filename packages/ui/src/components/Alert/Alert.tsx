import type { Native } from "../../internal/native.ts";
import type { ReactNode } from "react";
import { surface } from "../../theme/surfaces.css.ts";
import { Link } from "../Link/Link.tsx";
import * as styles from "./Alert.css.ts";

export interface AlertProps extends Native<"div", "role"> {
  /** By which a script that is not React's shows it. */
  id?: string | undefined;
  /** One or two sentences: what does not work, and what still does. */
  children: ReactNode;
  /** The way on; an empty address loads the page again. */
  action: { label: string; href: string };
  /**
   * Kept for later: read and shown once the attribute goes.
   * @defaultValue false
   */
  hidden?: boolean | undefined;
}

/** Says at the bottom of the window that something of the page itself went wrong. It needs no script, and covers nothing for good. */
export function Alert({ id, children, action, hidden = false, ...native }: AlertProps) {
  return (
    <div {...native} id={id} role="alert" hidden={hidden} className={`${surface.night} ${styles.notice}`}>
      <p className={styles.words}>{children}</p>
      <Link href={action.href} variant="standalone">
        {action.label}
      </Link>
    </div>
  );
}
