import { useEffect, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { writeAddress } from "./writeAddress.ts";

function follow(onChange: () => void) {
  addEventListener("hashchange", onChange);
  return () => removeEventListener("hashchange", onChange);
}

/** What the address ends with, with its `#`. The HTML, which is the same for each, is made without. */
export function useHash(): string {
  // A link followed inside a living page changes the address without an event: the router tells.
  useLocation();
  return useSyncExternalStore(
    follow,
    () => location.hash,
    () => "",
  );
}

/** Writes `hash`, with its `#`, over that of the address, and tells who follows it. None takes it away. */
export function writeHash(hash: string): void {
  // What is shown is read from the address: where the browser refuses to replace it, a new entry of the history is made.
  if (!writeAddress(hash)) location.hash = hash;
  // `replaceState` fires no event.
  dispatchEvent(new HashChangeEvent("hashchange"));
}

/** By entry of the history; lost on reload. */
const left = new Map<string, unknown>();

/**
 * A state that Back and Forward find as it was left, under its `name`; a link to the page begins anew, and so does a reload: the HTML is
 * made with what is `initial`.
 */
export function useEntryState<Value>(name: string, initial: Value) {
  const place = `${name} ${useLocation().key}`;
  const [value, become] = useState(left.has(place) ? (left.get(place) as Value) : initial);
  useEffect(() => void left.set(place, value), [place, value]);
  return [value, become] as const;
}
