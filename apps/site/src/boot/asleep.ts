// What a page knows of itself while it sleeps: shared by the scripts that stand in it (recorder.ts, starter.ts) and the one
// that wakes it (entry.browser.tsx), which are bundled apart and meet in `window.asleep`.

/** A living part (shell/LivingPart.tsx). */
export const LIVING = "[data-living]";

/** One that React has not come to yet. */
export const SLEEPING = `${LIVING}:not([data-alive])`;

/** Said by a living part, and heard by what contains it, as React lays it in the page, before anybody can act on it. */
export const LAID = "laid";

/** Said likewise when React has come to all that is in it. */
export const ALIVE = "alive";

/** What a visitor did to a part that slept: it is done again once the part lives. */
export interface Gesture {
  event: Event;
  part: HTMLElement;
}

export interface Asleep {
  /** In the order in which they were made. */
  gestures: Gesture[];
  /** Fields that were changed, and what was unfolded: React hears of them once it is there. */
  changed: Set<Element>;
  /** Asks for what the page needs to live. Until the starter has come, the wish is kept (`asked`). */
  wake: () => void;
  /** The browser is older than those that the site is built for: the page is read as it is. */
  refused: boolean;
  /** Somebody waits for the page to live. */
  asked: boolean;
  /** React is on its way, or there. */
  waking: boolean;
  /** The page does not come to life: it says so to who waits, and is read as it is. A later gesture may try again. */
  giveUp: () => void;
  /** Brings React to the page: there once entry.browser.tsx has come. Rejects when something it needs cannot be had. */
  live?: () => Promise<void>;
}

/** Where a page's starter finds what to fetch: written by the pre-render in `<script id="wake" type="application/json">`. */
export interface WakeFiles {
  entry: string;
  scripts: readonly string[];
}

declare global {
  interface Window {
    asleep: Asleep;
  }
}
