import { useId } from "react";
import { useDisclosure } from "../../internal/useDisclosure.ts";
import { surface } from "../../theme/theme.css.ts";
import type { NavigationLink } from "./SiteHeader.tsx";
import * as styles from "./SiteHeader.css.ts";

export interface NavigationGroupProps {
  label: string;
  links: readonly NavigationLink[];
  currentPath: string;
  /** One of the links is followed. */
  onFollow: () => void;
}

/** An entry of the navigation that unfolds: a disclosure button, not an ARIA menu. */
export function NavigationGroup({ label, links, currentPath, onFollow }: NavigationGroupProps) {
  const panelId = useId();
  const { open, close, button, area } = useDisclosure();
  return (
    <div className={styles.group} {...area}>
      <button type="button" className={styles.link} aria-controls={panelId} {...button}>
        {label}
        <svg width="11" height="7" viewBox="0 0 11 7" aria-hidden="true">
          <path d="m1 1 4.5 4.5L10 1" fill="none" stroke="currentColor" strokeWidth="2.2" />
        </svg>
      </button>
      <ul id={panelId} className={`${surface.nuit} ${styles.panel}`} data-open={open || undefined}>
        {links.map(({ label: name, href }) => (
          <li key={href}>
            <a
              href={href}
              className={styles.panelLink}
              aria-current={href === currentPath ? "page" : undefined}
              onClick={() => {
                close();
                onFollow();
              }}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
