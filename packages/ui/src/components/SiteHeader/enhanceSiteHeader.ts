import { closest } from "../../internal/closest.ts";

/** How long a dropdown waits after the mouse has left. */
const CLOSE_DELAY_MS = 500;

const HEADER = "[data-header]";
const BUTTON = `${HEADER} [aria-expanded]`;

/** The button whose dropdown the mouse has opened, until a press keeps it open. */
let hovered: Element | undefined;
let closing: ReturnType<typeof setTimeout> | undefined;

const isOpen = (button: Element) => button.matches("[aria-expanded=true]");
const openButtons = () => [...document.querySelectorAll<HTMLElement>(BUTTON)].filter(isOpen);

/** On a phone the first button is seen, and the dropdowns stand in the flow of the menu. */
const isFolded = () => document.querySelector<HTMLElement>(BUTTON)?.offsetWidth;

/** The dropdowns of the menu follow it. */
function unfold(button: Element, open: boolean) {
  clearTimeout(closing);
  hovered = undefined;
  for (const each of button.parentElement?.querySelectorAll(BUTTON) ?? [])
    each.setAttribute("aria-expanded", String(open));
}

/** In the menu a dropdown stays: folding it would move what the finger is about to touch. */
function foldElsewhere({ target }: Pick<Event, "target">) {
  for (const button of openButtons()) {
    const area = isFolded() ? closest(button, HEADER) : button.parentElement;
    if (!area?.contains(target as Node | null)) unfold(button, false);
  }
}

const foldAll = () => foldElsewhere({ target: null });

function onClick({ target }: Event) {
  const button = closest(target, BUTTON);
  // A press just after the hover keeps the dropdown open, instead of closing it under the finger.
  if (button) unfold(button, !isOpen(button) || button === hovered);
  else if (closest(target, `${HEADER} a`)) foldAll();
}

function onMouse({ type, pointerType, target, relatedTarget }: PointerEvent) {
  const dropdown = closest(target, "[data-dropdown]");
  const button = dropdown?.firstElementChild;
  const stays = dropdown?.contains(relatedTarget as Node | null);
  if (!button || stays || pointerType !== "mouse" || isFolded()) return;
  clearTimeout(closing);
  if (type === "pointerout") closing = setTimeout(unfold, CLOSE_DELAY_MS, button, false);
  else if (!isOpen(button)) {
    foldElsewhere({ target });
    unfold(button, true);
    hovered = button;
  }
}

/** Closes what focus is in, the innermost first, and gives focus back to its button; else all that the mouse has opened. */
function onKeyDown({ key }: KeyboardEvent) {
  if (key !== "Escape") return;
  const button = openButtons().findLast((each) => each.parentElement?.contains(document.activeElement));
  button?.focus();
  if (button) unfold(button, false);
  else foldAll();
}

/**
 * Brings the `SiteHeader` of the page to life, one that comes later too: its dropdowns open under the mouse and at a press, as
 * APG's « Disclosure Navigation » does for the keyboard, and its menu folds when one leaves it. Calling it again does nothing.
 *
 * State is the `aria-expanded` of each button, which the style sheet reads: what it unfolds stands just after it.
 */
export function enhanceSiteHeader(): void {
  // A listener that is already there is not added again.
  addEventListener("pointerdown", foldElsewhere);
  addEventListener("focusin", foldElsewhere);
  addEventListener("click", onClick);
  addEventListener("pointerover", onMouse);
  addEventListener("pointerout", onMouse);
  addEventListener("keydown", onKeyDown);
  addEventListener("popstate", foldAll);
}
