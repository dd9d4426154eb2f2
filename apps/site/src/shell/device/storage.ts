import { framedPath } from "../../framed.ts";

/** Storage can be refused, and a browser in private mode may throw. */
export function attempt<Value>(act: () => Value): Value | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

/** Where the player says, in a frame, that what is played may be kept. */
const ASKED_KEY = "sillages.cadre";

const isFramed = () => globalThis.document?.documentElement.dataset["path"] === framedPath;

/** Whether anything is kept: always on the site's own pages, once it is asked for in the frame of another site's. */
export const isKept = () => !isFramed() || attempt(() => localStorage.getItem(ASKED_KEY) !== null) === true;

/** The storage of this browser. Throws in a frame whose player has not agreed, as browsers that refuse storage do. */
export function device(): Storage {
  if (!isKept()) throw new Error("Nothing is kept in a frame.");
  return localStorage;
}

/** What this tab keeps, under the same condition. */
export function tab(): Storage {
  if (!isKept()) throw new Error("Nothing is kept in a frame.");
  return sessionStorage;
}

/** From now on what is played in the frame is kept, or is not any more: then its tab holds nothing either. */
export function askToKeep(asked: boolean) {
  attempt(() => (asked ? localStorage.setItem(ASKED_KEY, "1") : localStorage.removeItem(ASKED_KEY)));
  if (!asked) attempt(() => sessionStorage.clear());
}
