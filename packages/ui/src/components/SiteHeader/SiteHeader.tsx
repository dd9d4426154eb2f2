import type { Native } from "../../internal/native.ts";
import { NewWindow } from "../../internal/NewWindow.tsx";
import { surface } from "../../theme/surfaces.css.ts";
import { CloseIcon, MenuIcon } from "../Icon/Icon.tsx";
import { Emblem } from "./Emblem.tsx";
import { Navigation } from "./Navigation.tsx";
import * as styles from "./SiteHeader.css.ts";

export interface NavigationLink {
  label: string;
  href: string;
}

export interface SiteHeaderProps extends Native<"header", "action" | "children"> {
  /** The two wakes and the name, which lead home; `label` says both: « Sillages, accueil ». */
  home: { label: string; href: string; name: string };
  /** Whose site it is: their own, in a new window. */
  owner?: { label: string; href: string; newWindow: string } | undefined;
  /** Name of the navigation, for a reader. */
  label: string;
  /** « Menu »: the name of the button that unfolds the navigation on a phone. */
  menuLabel: string;
  /** In order; an entry with `links` unfolds. */
  entries: readonly (NavigationLink | { label: string; links: readonly NavigationLink[] })[];
  /** The last entry, drawn as a button; `play` gives it the triangle of a film. */
  action?: (NavigationLink & { play?: boolean | undefined }) | undefined;
  /** The full action after the entries, and at the bottom of the menu of a phone: « Devenir Partenaire ». */
  menuAction?: NavigationLink | undefined;
  /** Who to write to, below it: a mail address. */
  menuContact?: NavigationLink | undefined;
  /** The path of the page one is on. */
  currentPath: string;
  /**
   * Begins the ids of what unfolds.
   * @defaultValue "site-header"
   */
  id?: string | undefined;
}

/**
 * The fixed head of every page: the logo, the navigation, one action. It stands over what follows, which leaves it its room: a
 * `Hero`, or a `Section` whose `space` is `head`. Without script everything is shown. What unfolds needs
 * `enhanceSiteHeader` of `@sillages/ui/behaviors`, once in the page; in React, `Behaviors` calls it.
 */
export function SiteHeader({
  home,
  owner,
  menuLabel,
  id = "site-header",
  label,
  entries,
  action,
  menuAction,
  menuContact,
  currentPath,
  ...native
}: SiteHeaderProps) {
  const menuId = `${id}-menu`;

  const ownerLink = (className: string) =>
    owner && (
      <a className={className} href={owner.href} target="_blank" rel="noopener">
        {owner.label}
        <NewWindow words={owner.newWindow} />
      </a>
    );

  return (
    <header {...native} className={`${surface.paper} ${styles.header}`} data-header="">
      <div className={styles.bar}>
        <a className={styles.home} href={home.href} aria-label={home.label}>
          <Emblem />
          {home.name}
        </a>
        {ownerLink(styles.besideLogo)}
        <button
          // The menu belongs to the page it was opened on: another page has another button, which is closed.
          key={currentPath}
          type="button"
          className={styles.burger}
          aria-label={menuLabel}
          aria-controls={menuId}
          aria-expanded={false}
          // `enhanceSiteHeader` may have opened it before React comes.
          suppressHydrationWarning
        >
          <MenuIcon size={2} />
          <CloseIcon size={1.75} />
        </button>
        <Navigation {...{ label, entries, action, menuAction, menuContact, currentPath }} id={menuId}>
          {ownerLink(styles.inMenu)}
        </Navigation>
      </div>
    </header>
  );
}
