import { useEffect } from "react";
import { words } from "../words.ts";

/** Tabs and the list of what was visited say where one was. */
export function DocumentTitle({ name }: { name?: string }) {
  useEffect(() => {
    document.title = name === undefined ? words.title : `${name} — ${words.title}`;
  }, [name]);
  return undefined;
}
