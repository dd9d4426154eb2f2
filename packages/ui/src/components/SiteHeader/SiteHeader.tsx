import { useId, useRef, useState } from "react";
import { NewWindow } from "../../internal/NewWindow.tsx";
import { surface } from "../../theme/theme.css.ts";
import { ActionLink } from "../ActionLink/ActionLink.tsx";
import { NavigationGroup } from "./NavigationGroup.tsx";
import * as styles from "./SiteHeader.css.ts";

export interface NavigationLink {
  label: string;
  href: string;
}

export interface SiteHeaderProps {
  /** The logo, which leads home: « Sillages, accueil ». */
  home: { label: string; href: string; logo: string; width: number; height: number };
  /** The association's own site, in a new window. */
  association: { label: string; href: string; newWindow: string };
  /** Name of the navigation, for a reader. */
  label: string;
  /** « Menu »: the button that unfolds the navigation on a phone. */
  menuLabel: string;
  /** In order; an entry with `links` unfolds. */
  entries: readonly (NavigationLink | { label: string; links: readonly NavigationLink[] })[];
  /** The last entry, drawn as a button. */
  action: NavigationLink;
  /** The path of the page one is on. */
  currentPath: string;
}

/** The fixed head of every page: the logo, the navigation, one action. Without script everything is shown. */
export function SiteHeader({
  home,
  association,
  label,
  menuLabel,
  entries,
  action,
  currentPath,
}: SiteHeaderProps) {
  const menuId = useId();
  const burger = useRef<HTMLButtonElement>(null);
  // The menu belongs to the page it was opened on: it closes whenever the page changes, wherever the change came from.
  const [menuPath, setMenuPath] = useState<string>();
  const menuOpen = menuPath === currentPath;
  const closeMenu = () => setMenuPath(undefined);

  const associationLink = (
    <a className={styles.association} href={association.href} target="_blank" rel="noopener">
      {association.label}
      <NewWindow words={association.newWindow} />
    </a>
  );

  const isCurrent = (href: string) => (href === currentPath ? "page" : undefined);

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears what bubbles from its own buttons and links
    <header
      className={`${surface.papier} ${styles.header}`}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !menuOpen) return;
        burger.current?.focus();
        closeMenu();
      }}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) closeMenu();
      }}
    >
      <div className={styles.bar}>
        <a className={styles.home} href={home.href} aria-label={home.label}>
          <img src={home.logo} width={home.width} height={home.height} alt="" className={styles.logo} />
        </a>
        <div className={styles.besideLogo}>{associationLink}</div>
        <button
          ref={burger}
          type="button"
          className={styles.burger}
          aria-expanded={menuOpen}
          aria-controls={menuId}
          onClick={() => setMenuPath(menuOpen ? undefined : currentPath)}
        >
          <svg width="26" height="16" viewBox="0 0 26 16" aria-hidden="true" className={styles.waves}>
            <path d="M1 4c4 0 4-3 8-3s4 3 8 3 4-3 8-3M1 14c4 0 4-3 8-3s4 3 8 3 4-3 8-3" />
          </svg>
          {menuLabel}
        </button>
        <nav id={menuId} aria-label={label} className={styles.navigation} data-open={menuOpen || undefined}>
          <ul className={styles.entries}>
            {entries.map((entry) => (
              <li key={entry.label} className={styles.entry}>
                {"links" in entry ? (
                  <NavigationGroup {...entry} currentPath={currentPath} onFollow={closeMenu} />
                ) : (
                  <a
                    href={entry.href}
                    className={styles.link}
                    aria-current={isCurrent(entry.href)}
                    onClick={closeMenu}
                  >
                    {entry.label}
                  </a>
                )}
              </li>
            ))}
            <li>
              <ActionLink href={action.href} size="small" current={isCurrent(action.href) !== undefined}>
                {action.label}
              </ActionLink>
            </li>
            <li className={styles.inMenu}>{associationLink}</li>
          </ul>
        </nav>
      </div>
    </header>
  );
}
