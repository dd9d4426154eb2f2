import { useHash } from "../../shell/useHash.ts";

/** What the address asks for: « #niveau=avance&banque=ocean-vivant ». Nothing of it is written on the page as it stands. */
export function useAsked() {
  const asked = new URLSearchParams(useHash().slice(1));
  return { level: asked.get("niveau"), bank: asked.get("banque") };
}
