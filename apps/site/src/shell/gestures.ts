// Does again what was done to parts of the page while they slept (boot/recorder.ts).
import { flushSync } from "react-dom";
import { type Gesture, SLEEPING } from "../boot/asleep.ts";

/** Any event that React answers by coming to a part at once, and that nothing listens to. */
const NUDGE = "pointercancel";

const say = (element: Element, ...types: readonly string[]) => {
  for (const type of types) element.dispatchEvent(new Event(type, { bubbles: true }));
};

/** How to type again what `field` holds: its accounts are first what the server sent. */
function typing(field: HTMLInputElement | HTMLTextAreaElement) {
  const { value } = field;
  return () => {
    field.value = field.defaultValue;
    // As a visitor does, past React's accounts: it hears of it by the event.
    Reflect.set(Object.getPrototypeOf(field) as object, "value", value, field);
    say(field, "input", "change");
  };
}

/** How to choose `field` again; nothing for the button of a group that another one has replaced. */
function choosing(field: HTMLInputElement) {
  const { checked, defaultChecked, type } = field;
  return () => {
    if (checked === defaultChecked || (type === "radio" && !checked)) return;
    field.checked = !checked;
    field.click();
  };
}

/**
 * How to change `element` again as its visitor did: what React finds in a field when it comes, it takes for its own doing. To be
 * read before the first change is told: React then writes its own state in all of them.
 */
function changeOf(element: Element): () => void {
  if (element instanceof HTMLTextAreaElement) return typing(element);
  if (element instanceof HTMLInputElement && element.type !== "file") {
    return /^(checkbox|radio)$/.test(element.type) ? choosing(element) : typing(element);
  }
  if (element instanceof HTMLDetailsElement) return () => say(element, "toggle");
  if (!(element instanceof HTMLSelectElement)) return () => say(element, "change");
  const { value } = element;
  return () => {
    element.value = value;
    say(element, "change");
  };
}

/** Lets React come first to the parts that were touched: now, and not in the order of the page. */
export function rouse(): void {
  const { changed, gestures } = window.asleep;
  const parts = [...changed].map((element) => element.closest(SLEEPING));
  for (const part of new Set([...parts, ...gestures.map((gesture) => gesture.part)])) {
    if (part) say(part, NUDGE);
  }
}

/** The same gesture, made anew: an event is used once. */
function again({ event, target }: { event: Event; target: Element }) {
  if (event.type === "submit" && target instanceof HTMLFormElement) {
    target.requestSubmit((event as SubmitEvent).submitter);
    return;
  }
  const Kind = event.constructor as new (type: string, init: Event) => Event;
  target.dispatchEvent(new Kind(event.type, event));
}

/** Does again what was done to `part`, which lives now: each thing finds what came of the one before. */
export function playGestures(part: HTMLElement): void {
  const { changed, gestures } = window.asleep;
  const elements = [...changed].filter((element) => part.contains(element));
  const changes = elements.map(changeOf);
  for (const element of elements) changed.delete(element);
  for (const change of changes) flushSync(change);

  const isHere = (gesture: Gesture) => gesture.part.id === part.id;
  window.asleep.gestures = gestures.filter((gesture) => !isHere(gesture));
  part.ariaBusy = null;
  for (const { event } of gestures.filter(isHere)) {
    const { target } = event;
    if (target instanceof Element) flushSync(() => again({ event, target }));
  }
}
