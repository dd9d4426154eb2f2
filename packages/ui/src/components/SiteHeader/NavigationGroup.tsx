import { useId } from "react";
import { useDisclosure } from "../../internal/useDisclosure.ts";
import { surface } from "../../theme/theme.css.ts";
import { ChevronDownIcon } from "../Icon/Icon.tsx";
import * as navigation from "./Navigation.css.ts";
import * as styles from "./NavigationGroup.css.ts";
import type { NavigationLink } from "./SiteHeader.tsx";

export interface NavigationGroupProps {
  label: string;
  links: readonly NavigationLink[];
  currentPath: string;
  /** The menu of a phone is open: the group unfolds with it. */
  unfolded: boolean;
}

/** An entry of the navigation that unfolds, in its list: a disclosure button, not an ARIA menu. */
export function NavigationGroup({ label, links, currentPath, unfolded }: NavigationGroupProps) {
  const panelId = useId();
  const { open, close, button, area } = useDisclosure(unfolded);
  return (
    <li className={styles.group} {...area}>
      <button type="button" className={navigation.link} aria-controls={panelId} {...button}>
        {label}
        <ChevronDownIcon size={0.95} />
      </button>
      <ul id={panelId} className={`${surface.nuit} ${styles.panel}`} data-open={open || undefined}>
        {links.map(({ label: name, href }) => (
          <li key={href}>
            <a
              href={href}
              className={styles.panelLink}
              aria-current={href === currentPath ? "page" : undefined}
              onClick={close}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}
