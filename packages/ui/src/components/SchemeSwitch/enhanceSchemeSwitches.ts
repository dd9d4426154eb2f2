import { closest } from "../../internal/closest.ts";
import { chooseScheme, chosenScheme } from "./scheme.ts";

const SWITCH = "[data-scheme-switch]";

/** The browser's own bar has a colour for each, in this order. */
const schemes = ["light", "dark"];

/** Says which choice the page follows, on its switches and to the browser's own bar. To call where a page comes without a load. */
export function showChosenScheme(): void {
  const chosen = chosenScheme();
  for (const input of document.querySelectorAll<HTMLInputElement>(`${SWITCH} input`))
    input.checked = input.value === chosen;
  for (const [at, meta] of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]").entries()) {
    const own = schemes[at];
    meta.media = chosen ? (own === chosen ? "all" : "not all") : `(prefers-color-scheme: ${own})`;
  }
}

function onChange({ target }: Event) {
  const choice = closest(target, `${SWITCH} input`);
  if (!choice) return;
  chooseScheme((choice as HTMLInputElement).value);
  showChosenScheme();
}

/** Brings every `SchemeSwitch` of the page to life, one that comes later too. Calling it again does nothing more. */
export function enhanceSchemeSwitches(): void {
  showChosenScheme();
  addEventListener("change", onChange);
}
