import { closest } from "../../internal/closest.ts";
import { chooseScheme, chosenScheme } from "./scheme.ts";

const SWITCH = "[data-scheme-switch]";

/** Says which choice the page follows, on its switches and to the browser's own bar. To call where a page comes without a load. */
export function showChosenScheme(): void {
  const chosen = chosenScheme();
  for (const input of document.querySelectorAll<HTMLInputElement>(`${SWITCH} input`))
    input.checked = input.value === chosen;
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) {
    // A colour of its own for each scheme, as the page was sent with; one for both is left.
    const own = meta.dataset["scheme"] ?? /prefers-color-scheme: (\w+)/.exec(meta.media)?.[1];
    if (!own) continue;
    meta.dataset["scheme"] = own;
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
