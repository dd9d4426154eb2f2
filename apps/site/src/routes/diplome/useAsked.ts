import { useSyncExternalStore } from "react";

function follow(listener: () => void) {
  addEventListener("hashchange", listener);
  return () => removeEventListener("hashchange", listener);
}

/** What the address asks for: « #niveau=avance&banque=ocean-vivant ». Nothing of it is written on the page as it stands. */
export function useAsked() {
  const hash = useSyncExternalStore(
    follow,
    () => location.hash,
    () => "",
  );
  const asked = new URLSearchParams(hash.slice(1));
  return { level: asked.get("niveau"), bank: asked.get("banque") };
}
