import { useSyncExternalStore } from "react";

/** What the page shows: `#/press/un-article`, `#/press`, or the list of the collections. */
export interface Address {
  readonly folder?: string | undefined;
  readonly id?: string | undefined;
}

const subscribe = (onChange: () => void) => {
  addEventListener("hashchange", onChange);
  return () => removeEventListener("hashchange", onChange);
};

export function useAddress(): Address {
  const hash = useSyncExternalStore(subscribe, () => location.hash);
  const [folder, ...rest] = hash.replace(/^#\/?/, "").split("/").filter(Boolean).map(decodeURIComponent);
  return { folder, id: rest.length > 0 ? rest.join("/") : undefined };
}

export const addressOf = (folder: string, id?: string) =>
  `#/${encodeURIComponent(folder)}${id === undefined ? "" : `/${id}`}`;
