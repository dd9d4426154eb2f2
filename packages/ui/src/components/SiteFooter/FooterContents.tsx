import type { Native } from "../../internal/native.ts";
import type { ReactNode } from "react";
import type { NavigationLink } from "../SiteHeader/SiteHeader.tsx";
import * as styles from "./SiteFooter.css.ts";

export interface FooterContentsProps extends Native<"div", "children"> {
  /** The line that closes every page. */
  motto: string;
  /** Columns of links, each under its title. */
  columns: readonly { title: string; links: readonly NavigationLink[] }[];
  /** Who to write to: address, mail, telephone. */
  contact: { title: string; lines: readonly ReactNode[] };
  /** Where else to find who speaks: social networks. */
  networks?: { title: string; lines: readonly ReactNode[] } | undefined;
}

/** What the foot of every page says first: where to go next, who to write to. */
export function FooterContents({ motto, columns, contact, networks, ...native }: FooterContentsProps) {
  return (
    <div {...native} className={styles.content}>
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
      {[contact, ...(networks ? [networks] : [])].map(({ title, lines }) => (
        <div key={title} className={styles.contact}>
          <h2 className={styles.title}>{title}</h2>
          <ul>
            {lines.map((line, at) => (
              <li key={at} className={styles.line}>
                {line}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
