import type { Native } from "../../internal/native.ts";
import type { ReactNode } from "react";
import { surface } from "../../theme/surfaces.css.ts";
import * as styles from "./SkipLink.css.ts";

export interface SkipLinkProps extends Native<"a"> {
  /** « Aller au contenu ». */
  children: ReactNode;
  /** The anchor of the main content, which must be able to receive focus: `#contenu`. */
  href: string;
}

/** The first link of the page, seen when it has focus: leads past the navigation (WCAG 2.4.1). */
export function SkipLink({ children, href, ...native }: SkipLinkProps) {
  return (
    <a {...native} href={href} className={`${surface.sun} ${styles.link}`}>
      {children}
    </a>
  );
}
