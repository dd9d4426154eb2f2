// What a page knows of itself while it sleeps: shared by the scripts that stand in it (recorder.ts, starter.ts) and the one
// that wakes it (entry.browser.tsx), which are bundled apart and meet in `window.asleep`.

/** A living part (shell/living/LivingPart.tsx). */
export const LIVING = "[data-living]";

/** One that React has not come to yet. */
export const SLEEPING = `${LIVING}:not([data-alive])`;

/** Event that a living part dispatches, and that bubbles, when React commits it: before anybody can act on it. */
export const LAID = "laid";

/** Event dispatched likewise once everything in the part is hydrated. */
export const ALIVE = "alive";

/** What a visitor did to a part that slept: it is done again once the part lives. */
export interface Gesture {
  event: Event;
  part: HTMLElement;
}

export interface Asleep {
  /** In the order in which they were made. */
  gestures: Gesture[];
  /** Fields that were changed, and what was unfolded: React is told once it has hydrated them. */
  changed: Set<Element>;
  /** Loads what the page needs to live. Until the starter has run, the request is only noted (`asked`). */
  wake: () => void;
  /** The browser is older than those that the site is built for: the page is read as it is. */
  refused: boolean;
  /** Somebody waits for the page to live. */
  asked: boolean;
  /** React is being loaded, or has been. */
  waking: boolean;
  /** Loading failed: the page says so to whoever waits, and stays static. A later gesture may try again. */
  giveUp: () => void;
  /** Hydrates the page: set by entry.browser.tsx. Rejects when a file it needs cannot be fetched. */
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
