import { useId, useRef, useState } from "react";
import { NewWindow } from "../../internal/NewWindow.tsx";
import { surface } from "../../theme/theme.css.ts";
import { CloseIcon, MenuIcon } from "../Icon/Icon.tsx";
import { Emblem } from "./Emblem.tsx";
import { Navigation } from "./Navigation.tsx";
import * as styles from "./SiteHeader.css.ts";

export interface NavigationLink {
  label: string;
  href: string;
}

export interface SiteHeaderProps {
  /** The two wakes and the name, which lead home; `label` says both: « Sillages, accueil ». */
  home: { label: string; href: string; name: string };
  /** The association's own site, in a new window. */
  association: { label: string; href: string; newWindow: string };
  /** Name of the navigation, for a reader. */
  label: string;
  /** « Menu »: the name of the button that unfolds the navigation on a phone. */
  menuLabel: string;
  /** In order; an entry with `links` unfolds. */
  entries: readonly (NavigationLink | { label: string; links: readonly NavigationLink[] })[];
  /** The last entry, drawn as a button; `play` gives it the triangle of a film. */
  action: NavigationLink & { play?: boolean };
  /** The full action at the bottom of the menu of a phone: « Devenir Partenaire ». */
  menuAction?: NavigationLink;
  /** Who to write to, below it: a mail address. */
  menuContact?: NavigationLink;
  /** The path of the page one is on. */
  currentPath: string;
}

/** The fixed head of every page: the logo, the navigation, one action. Without script everything is shown. */
export function SiteHeader({ home, association, menuLabel, ...navigation }: SiteHeaderProps) {
  const { currentPath } = navigation;
  const menuId = useId();
  const burger = useRef<HTMLButtonElement>(null);
  // The menu belongs to the page it was opened on: it closes whenever the page changes, wherever the change came from.
  const [menuPath, setMenuPath] = useState<string>();
  const menuOpen = menuPath === currentPath;
  const closeMenu = () => setMenuPath(undefined);

  const associationLink = (className: string) => (
    <a className={className} href={association.href} target="_blank" rel="noopener">
      {association.label}
      <NewWindow words={association.newWindow} />
    </a>
  );

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- hears what bubbles from its own buttons and links
    <header
      className={`${surface.papier} ${styles.header}`}
      onClick={({ target }) => {
        if (target instanceof Element && target.closest("a")) closeMenu();
      }}
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
          <Emblem />
          {home.name}
        </a>
        {associationLink(styles.besideLogo)}
        <button
          ref={burger}
          type="button"
          className={styles.burger}
          aria-label={menuLabel}
          aria-expanded={menuOpen}
          aria-controls={menuId}
          onClick={() => setMenuPath(menuOpen ? undefined : currentPath)}
        >
          {menuOpen ? <CloseIcon size={1.75} /> : <MenuIcon size={2} />}
        </button>
        <Navigation {...navigation} id={menuId} open={menuOpen}>
          {associationLink(styles.association)}
        </Navigation>
      </div>
    </header>
  );
}
