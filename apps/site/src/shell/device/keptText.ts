import { attempt } from "./storage.ts";

/**
 * A text that is kept under `key` of a storage. Where that refuses, or has no room left, the page keeps it itself: it is only lost on
 * reload.
 */
export function keptText(key: string, storage: () => Storage) {
  /** What the storage did not take. */
  let own: string | undefined;
  const listeners = new Set<() => void>();
  return {
    /** Empty when nothing is kept. */
    read: (): string => own ?? attempt(() => storage().getItem(key)) ?? "",
    write(text: string) {
      // A storage from which nothing can be removed took nothing either.
      own = text || undefined;
      attempt(() => {
        if (text) storage().setItem(key, text);
        else storage().removeItem(key);
        own = undefined;
      });
      listeners.forEach((listener) => listener());
    },
    /** Follows what is written, in other tabs too. */
    follow(listener: () => void) {
      listeners.add(listener);
      addEventListener("storage", listener);
      return () => {
        listeners.delete(listener);
        removeEventListener("storage", listener);
      };
    },
  };
}
