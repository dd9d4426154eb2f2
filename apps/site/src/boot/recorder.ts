// The first script of a page, written in it: keeps what a visitor does to a part that does not live yet, so that no gesture is
// lost between the first paint and React. What the browser does well by itself (following a plain link, typing in a field,
// unfolding) is left to it.
import { type Asleep, SLEEPING } from "./asleep.ts";

const asleep: Asleep = {
  gestures: [],
  changed: new Set(),
  asked: false,
  wake: () => (asleep.asked = true),
};
window.asleep = asleep;

const plainLink = "a[href]:not([role], [aria-haspopup])";
const field = "input, select, textarea";

/** A press or a key that asks for another tab, a menu or a shortcut is the browser's. */
const isModified = ({ button, altKey, ctrlKey, metaKey, shiftKey }: Partial<MouseEvent>) =>
  Boolean(button || altKey || ctrlKey || metaKey || shiftKey);

/** Arrows move from tab to tab; elsewhere a key does what the browser does with it. */
const isForTabs = ({ key }: Partial<KeyboardEvent>, target: Element) =>
  /^(Arrow|Home|End)/.test(key ?? "") && target.matches("[role=tab]");

function isToPlay(event: Event, target: Element): boolean {
  if (event.type === "click") return !target.closest(`${field}, label, summary`);
  return event.type === "submit" || isForTabs(event, target);
}

/** A file that is let go of over the part: the browser would leave the page for it. */
const holdsFiles = ({ dataTransfer }: Partial<DragEvent>) => dataTransfer?.types.includes("Files");

function keep(event: Event) {
  const { target } = event;
  if (!(target instanceof Element) || isModified(event)) return;
  const part = target.closest<HTMLElement>(SLEEPING);
  if (!part || target.closest(plainLink)) return;
  if (isToPlay(event, target)) {
    event.preventDefault();
    event.stopImmediatePropagation();
    asleep.gestures.push({ event, part });
    part.ariaBusy = "true";
  } else if (/^(input|change|toggle)$/.test(event.type)) {
    asleep.changed.add(target);
  } else if (holdsFiles(event)) event.preventDefault();
  asleep.wake();
}

/** The starter cannot be had: the page says so, and is read as it is. */
function tellFailure({ target }: Event) {
  const notice = target instanceof HTMLScriptElement && document.getElementById("panne");
  if (notice) notice.hidden = false;
}

addEventListener("error", tellFailure, { capture: true });
for (const type of [
  "pointerdown",
  "keydown",
  "focusin",
  "click",
  "input",
  "change",
  "toggle",
  "submit",
  "dragover",
  "drop",
]) {
  document.addEventListener(type, keep, { capture: true });
}
