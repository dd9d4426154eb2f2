// The first script of a page, inlined in it: applies the colour scheme that the reader chose, and records what a visitor does
// to a part that is not hydrated yet, so that no gesture is lost between the first paint and React. What the browser does well
// by itself (following a plain link, typing in a field, unfolding) is left to it.
import { applyKeptScheme } from "@sillages/ui/behaviors";
import { isModified } from "../shell/navigation/isModified.ts";
import { type Asleep, SLEEPING } from "./asleep.ts";
import { isSupported } from "./supportedBrowser.ts";
import { showWithoutScript } from "./withoutScript.ts";

applyKeptScheme();

const asleep: Asleep = {
  gestures: [],
  changed: new Set(),
  refused: !isSupported(),
  asked: false,
  wake: () => (asleep.asked = true),
  waking: false,
  giveUp() {
    asleep.waking = false;
    // The notice is shown only where somebody asked for something.
    document.getElementById("panne")?.toggleAttribute("hidden", !asleep.asked);
    for (const { event, part } of asleep.gestures.splice(0)) {
      part.ariaBusy = null;
      // A link that was pressed leads on, as it does without script.
      const link = (event.target as Element).closest("a");
      if (link) location.assign(link.href);
    }
  },
};
window.asleep = asleep;

const plainLink = "a[href]:not([role], [aria-haspopup])";
/** What the browser changes by itself. */
const native = "input, select, textarea, label, summary";

/** Arrows move from tab to tab; elsewhere a key does what the browser does with it. */
const isForTabs = ({ key }: Partial<KeyboardEvent>, target: Element) =>
  /^(Arrow|Home|End)/.test(key ?? "") && target.matches("[role=tab]");

function isToPlay(event: Event, target: Element): boolean {
  return event.type === "click" ? !target.closest(native) : isForTabs(event, target);
}

/** A file dropped on the part: by default the browser would open it in place of the page. */
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
  } else if (/input|toggle/.test(event.type)) {
    asleep.changed.add(target);
  } else if (holdsFiles(event)) event.preventDefault();
  asleep.wake();
}

const listening = new AbortController();

const { wake: wish } = asleep;

/** A starter that arrived truncated does not parse: the window gets an error while `wake` is still the placeholder. */
const isCut = ({ filename }: Partial<ErrorEvent>) => asleep.wake === wish && filename?.includes("/assets/");

/** Not a script that an extension or a host has added to the page. */
const isOwnScript = (target: EventTarget | null) =>
  target instanceof HTMLScriptElement && target.src.startsWith(`${location.origin}/assets/`);

/** A script of the page failed to load: says so, and from now on leaves every gesture to the browser. */
function tellFailure(event: Event) {
  if (!isOwnScript(event.target) && !isCut(event)) return;
  listening.abort();
  showWithoutScript();
  asleep.asked = true;
  asleep.giveUp();
}

if (asleep.refused) showWithoutScript();
else {
  addEventListener("error", tellFailure, { capture: true });
  for (const type of ["pointerdown", "keydown", "focusin", "click", "input", "toggle", "dragover", "drop"]) {
    document.addEventListener(type, keep, { capture: true, signal: listening.signal });
  }
}
