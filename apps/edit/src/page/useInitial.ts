import { useEffect, useState } from "react";
import type { Collection, Entry, Store } from "../api.ts";

/** What a new entry begins with: the last place of its list, and switches that are off. */
export function useInitial(store: Store, collection: Collection): Entry | undefined {
  const { folder, ordered, schema } = collection;
  const [initial, setInitial] = useState<Entry>();
  useEffect(() => {
    const fields = Object.entries((schema.oneOf?.[0] ?? schema.anyOf?.[0] ?? schema).properties ?? {});
    const off = Object.fromEntries(
      fields.flatMap(([name, { type }]) => (type === "boolean" ? [[name, false]] : [])),
    );
    const begin = (places: readonly number[]) =>
      setInitial({ ...(ordered && { order: Math.max(0, ...places) + 10 }), ...off });
    store.entries(folder).then(
      (entries) => begin(entries.map(({ order = 0 }) => order)),
      () => begin([]),
    );
  }, [store, folder, ordered, schema]);
  return initial;
}
