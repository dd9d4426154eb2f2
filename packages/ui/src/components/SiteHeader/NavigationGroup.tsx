import { surface } from "../../theme/surfaces.css.ts";
import { ChevronDownIcon } from "../Icon/Icon.tsx";
import * as navigation from "./Navigation.css.ts";
import * as styles from "./NavigationGroup.css.ts";
import type { NavigationLink } from "./SiteHeader.tsx";

export interface NavigationGroupProps {
  /** Of what unfolds. */
  id: string;
  label: string;
  links: readonly NavigationLink[];
  currentPath: string;
}

/** An entry of the navigation that unfolds, in its list: a disclosure button, not an ARIA menu. */
export function NavigationGroup({ id, label, links, currentPath }: NavigationGroupProps) {
  return (
    <li className={styles.group} data-dropdown="">
      <button
        type="button"
        className={navigation.link}
        aria-controls={id}
        aria-expanded={false}
        // `enhanceSiteHeader` may have opened it before React comes.
        suppressHydrationWarning
      >
        {label}
        <ChevronDownIcon size={0.95} />
      </button>
      <ul id={id} className={`${surface.night} ${styles.panel}`}>
        {links.map(({ label: name, href }) => (
          <li key={href}>
            <a
              href={href}
              className={styles.panelLink}
              aria-current={href === currentPath ? "page" : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}
