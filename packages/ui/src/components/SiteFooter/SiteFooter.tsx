import type { ReactNode } from "react";
import { surface } from "../../theme/surfaces.css.ts";
import * as styles from "./SiteFooter.css.ts";

export interface SiteFooterProps {
  /** The anchor of the footer: `contact`. */
  id?: string;
  /** `FooterContents`, `FooterLegal`, `Wordmark`; before them what has its own ink: the newsletter. */
  children: ReactNode;
}

/** The foot of every page. */
export function SiteFooter({ id, children }: SiteFooterProps) {
  return (
    <footer id={id} data-page-foot="" className={`${surface.night} ${styles.footer}`}>
      {children}
    </footer>
  );
}
