import type { ReactNode } from "react";
import { surface } from "../../theme/theme.css.ts";
import type { HeadlineFit } from "../Headline/Headline.tsx";
import type { NavigationLink } from "../SiteHeader/SiteHeader.tsx";
import * as styles from "./SiteFooter.css.ts";

export interface SiteFooterProps {
  /** The anchor of the footer: `contact`. */
  id?: string;
  /** What comes first in the footer, on its own ink: the newsletter. */
  children?: ReactNode;
  /** The line that closes every page. */
  motto: string;
  /** Columns of links, each under its title. */
  columns: readonly { title: string; links: readonly NavigationLink[] }[];
  /** Who to write to: address, mail, telephone. */
  contact: { title: string; lines: readonly ReactNode[] };
  /** Legal pages. */
  legal: { label: string; links: readonly NavigationLink[] };
  /** « © 2026 Association Sillages ». */
  copyright: ReactNode;
  /** One discreet line: that the site is a demonstration. */
  notice?: ReactNode;
  /** The name in large letters, for the eye alone: `wordmarkStyles` of `@sillages/ui/fit` fits any length. */
  wordmark: HeadlineFit;
}

/** The foot of every page: where to go next, who to write to, what the law asks for. */
export function SiteFooter({
  id,
  children,
  motto,
  columns,
  contact,
  legal,
  copyright,
  notice,
  wordmark,
}: SiteFooterProps) {
  return (
    <footer id={id} className={`${surface.nuit} ${styles.footer}`}>
      {children}
      <div className={styles.content}>
        <p className={styles.motto}>{motto}</p>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className={styles.title}>{title}</h2>
            <ul>
              {links.map(({ label, href }) => (
                <li key={href}>
                  <a href={href} className={styles.link}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div className={styles.contact}>
          <h2 className={styles.title}>{contact.title}</h2>
          <ul>
            {contact.lines.map((line, at) => (
              <li key={at} className={styles.line}>
                {line}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className={styles.legal}>
        <p>{copyright}</p>
        <ul className={styles.legalLinks} aria-label={legal.label}>
          {legal.links.map(({ label, href }) => (
            <li key={href}>
              <a href={href} className={styles.legalLink}>
                {label}
              </a>
            </li>
          ))}
        </ul>
        {notice && <p>{notice}</p>}
      </div>
      <p className={`${styles.wordmark} ${wordmark.box}`} aria-hidden="true">
        {wordmark.lines.map(({ text, style }) => (
          <span key={text} className={`${styles.letters} ${style}`}>
            {text}
          </span>
        ))}
      </p>
    </footer>
  );
}
