import { useSyncExternalStore } from "react";

/** What the page shows: `#/press/un-article`, `#/press`, `#/?mots=salle+des+machines`, or the list of the collections. */
export interface Address {
  /** As the browser says it. */
  readonly hash: string;
  readonly folder?: string | undefined;
  readonly id?: string | undefined;
  /** What is searched in all the words of the site. */
  readonly searched?: string | undefined;
}

const subscribe = (onChange: () => void) => {
  addEventListener("hashchange", onChange);
  addEventListener("popstate", onChange);
  return () => {
    removeEventListener("hashchange", onChange);
    removeEventListener("popstate", onChange);
  };
};

export function useAddress(): Address {
  const hash = useSyncExternalStore(subscribe, () => location.hash);
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?");
  const [folder, ...rest] = path.split("/").filter(Boolean).map(decodeURIComponent);
  const searched = new URLSearchParams(query).get("mots") ?? undefined;
  return { hash, folder, id: rest.length > 0 ? rest.join("/") : undefined, searched };
}

export const HOME = "#/";

export const addressOf = (folder: string, id?: string) =>
  `#/${encodeURIComponent(folder)}${id === undefined ? "" : `/${id}`}`;

/** Shows what is found for `words`, at once: the field that they are typed in follows the address. */
export function search(words: string) {
  const address = words === "" ? HOME : `#/?${new URLSearchParams({ mots: words }).toString()}`;
  // One step of the history for a search, however many letters it takes.
  if (/^#\/(\?|$)/.test(location.hash)) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  dispatchEvent(new PopStateEvent("popstate"));
}
