import type { Native } from "../../internal/native.ts";
import * as styles from "./TableOfContents.css.ts";

export interface TableOfContentsProps extends Native<"nav", "aria-label" | "children"> {
  /** « Sur cette page » */
  label: string;
  /** The parts of the page, in order; `href` is an anchor. */
  links: readonly { label: string; href: string }[];
}

/** The parts of a long page. Beside them on a wide page, where it stays in sight; above them on a phone. */
export function TableOfContents({ label, links, ...native }: TableOfContentsProps) {
  return (
    <nav {...native} className={styles.contents} aria-label={label}>
      <p className={styles.label} aria-hidden="true">
        {label}
      </p>
      <ol className={styles.list}>
        {links.map(({ href, label: name }) => (
          <li key={href}>
            <a href={href} className={styles.link}>
              {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
