import type { NavigationLink } from "../SiteHeader/SiteHeader.tsx";
import * as styles from "./Breadcrumb.css.ts";

export interface BreadcrumbProps {
  /** Name of the navigation, for a reader: « Fil d’Ariane ». */
  label: string;
  /** From the first page down to the one above this one. */
  links: readonly NavigationLink[];
  /** The page one is on. */
  current: string;
}

/** The way from the first page down to this one. For the steps of one task, prefer a `Timeline`. */
export function Breadcrumb({ label, links, current }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {links.map(({ label: name, href }) => (
          <li key={href} className={styles.item}>
            <a href={href} className={styles.link}>
              {name}
            </a>
          </li>
        ))}
        <li className={styles.item}>
          <span className={styles.current} aria-current="page">
            {current}
          </span>
        </li>
      </ol>
    </nav>
  );
}
