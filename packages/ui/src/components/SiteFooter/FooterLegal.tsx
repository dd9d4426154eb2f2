import type { Native } from "../../internal/native.ts";
import type { ReactNode } from "react";
import type { NavigationLink } from "../SiteHeader/SiteHeader.tsx";
import * as styles from "./SiteFooter.css.ts";

export interface FooterLegalProps extends Native<"div"> {
  /** « © 2026 Association Sillages ». */
  copyright: ReactNode;
  /** One discreet line, at the end: that the site is a demonstration. */
  notice?: ReactNode;
  /** `FooterLegalLinks`. */
  children: ReactNode;
}

/** What the law asks of every page. */
export function FooterLegal({ copyright, notice, children, ...native }: FooterLegalProps) {
  return (
    <div {...native} className={styles.legal}>
      <p>{copyright}</p>
      {children}
      {notice && <p className={styles.notice}>{notice}</p>}
    </div>
  );
}

export interface FooterLegalLinksProps extends Native<"ul", "aria-label" | "children"> {
  label: string;
  /** Legal pages. */
  links: readonly NavigationLink[];
}

export function FooterLegalLinks({ label, links, ...native }: FooterLegalLinksProps) {
  return (
    <ul {...native} className={styles.legalLinks} aria-label={label}>
      {links.map(({ label: name, href }) => (
        <li key={href}>
          <a href={href} className={styles.legalLink}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
