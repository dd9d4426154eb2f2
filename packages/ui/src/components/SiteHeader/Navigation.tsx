import type { ReactNode } from "react";
import { ActionLink } from "../ActionLink/ActionLink.tsx";
import { PlayIcon } from "../Icon/Icon.tsx";
import * as styles from "./Navigation.css.ts";
import { NavigationGroup } from "./NavigationGroup.tsx";
import type { SiteHeaderProps } from "./SiteHeader.tsx";

export interface NavigationProps extends Pick<
  SiteHeaderProps,
  "label" | "entries" | "action" | "menuAction" | "menuContact" | "currentPath"
> {
  id: string;
  /** The owner's link, at the bottom of the menu of a phone. */
  children: ReactNode;
}

/** The entries in a row in the bar, then the full action; on a phone, a whole window of them. */
export function Navigation({
  id,
  label,
  entries,
  action,
  menuAction,
  menuContact,
  currentPath,
  children,
}: NavigationProps) {
  const to = (href: string) => ({
    href,
    "aria-current": href === currentPath ? ("page" as const) : undefined,
  });
  return (
    <nav id={id} aria-label={label} className={styles.navigation}>
      <ul className={styles.entries}>
        {entries.map((entry, at) =>
          "links" in entry ? (
            <NavigationGroup key={entry.label} {...entry} id={`${id}-${at + 1}`} currentPath={currentPath} />
          ) : (
            <li key={entry.label}>
              <a className={styles.link} {...to(entry.href)}>
                {entry.label}
              </a>
            </li>
          ),
        )}
        {action && (
          <li>
            <a className={styles.action} {...to(action.href)}>
              {action.play && <PlayIcon size={0.9} />}
              {action.label}
            </a>
          </li>
        )}
      </ul>
      <div className={styles.foot}>
        {menuAction && (
          <ActionLink href={menuAction.href} current={menuAction.href === currentPath}>
            {menuAction.label}
          </ActionLink>
        )}
        {menuContact && (
          <a href={menuContact.href} className={styles.contact}>
            {menuContact.label}
          </a>
        )}
        {children}
      </div>
    </nav>
  );
}
