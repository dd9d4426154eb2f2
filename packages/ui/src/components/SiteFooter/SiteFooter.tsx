import type { Native } from "../../internal/native.ts";
import type { ReactNode } from "react";
import { surface } from "../../theme/surfaces.css.ts";
import * as styles from "./SiteFooter.css.ts";

export interface SiteFooterProps extends Native<"footer"> {
  /** The anchor of the footer: `contact`. */
  id?: string | undefined;
  /** `FooterContents`, `FooterLegal`, `Wordmark`; before them what has its own ink: the newsletter. */
  children: ReactNode;
}

/** The foot of every page. */
export function SiteFooter({ id, children, ...native }: SiteFooterProps) {
  return (
    <footer {...native} id={id} data-page-foot="" className={`${surface.night} ${styles.footer}`}>
      {children}
    </footer>
  );
}
