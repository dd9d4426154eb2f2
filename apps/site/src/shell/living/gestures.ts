// Does again what was done to parts of the page while they slept (boot/recorder.ts).
import { flushSync } from "react-dom";
import { LIVING, SLEEPING } from "../../boot/asleep.ts";
import { changeOf, copyState, isGivenBack, say } from "./changes.ts";

/** An event that makes React hydrate its target at once, and that nothing listens to. */
const NUDGE = "pointercancel";

/** What a visitor acts on. */
const CONTROL = "a, button, details, form, input, select, textarea";

const all = (root: ParentNode, selector: string) => [...root.querySelectorAll(selector)];

/** The page before React hydrated it: its parts, and the focus. */
const slept: { parts: readonly Element[]; focus: Element | null } = { parts: [], focus: null };

/** Has React hydrate first the parts that were touched. */
export function rouse(): void {
  const { changed, gestures } = window.asleep;
  slept.parts = all(document, LIVING);
  slept.focus = document.activeElement;
  document.addEventListener("focusin", ({ target }) => {
    if (target instanceof Element && target.closest(SLEEPING)) slept.focus = target;
  });
  for (const field of all(document, `${LIVING} :is(input, select, textarea)`)) {
    if (isGivenBack(field)) changed.add(field);
  }
  const touched = [...changed].map((element) => element.closest(LIVING));
  for (const part of new Set([...touched, ...gestures.map((gesture) => gesture.part)])) {
    if (part) say(part, NUDGE);
  }
}

/**
 * The element of `part` that an `element` touched in it is now: itself, unless React rendered the part anew because something else had
 * changed the page. Nothing for what was touched elsewhere.
 */
function standingFor(element: EventTarget | null, part: Element): Element | undefined {
  if (!(element instanceof Element)) return undefined;
  if (part.contains(element)) return element;
  const before = slept.parts.find(({ id }) => id === part.id);
  const place = before ? all(before, CONTROL).indexOf(element.closest(CONTROL) ?? element) : -1;
  return all(part, CONTROL)[place];
}

/**
 * Where React rendered `part` anew, gives it what was typed in the one that it replaces, and the focus: before anybody can press one
 * more key.
 */
export function takePlace(part: HTMLElement): void {
  const { changed } = window.asleep;
  for (const element of changed) {
    const field = standingFor(element, part);
    if (!field || field === element) continue;
    copyState(element, field);
    changed.delete(element);
    changed.add(field);
  }
  const focus = standingFor(slept.focus, part);
  if (!(focus instanceof HTMLElement)) return;
  if (document.activeElement === document.body) focus.focus({ preventScroll: true });
  slept.focus = null;
}

/** A copy of `event`: one that was dispatched cannot be again. */
const again = (event: Event) =>
  new (event.constructor as new (type: string, init: Event) => Event)(event.type, event);

/**
 * Does again what was done to `part`, now that it is hydrated, one thing after the other. Its fields are read at once: React, which
 * must finish its own work first, may overwrite them meanwhile.
 */
export function playGestures(part: HTMLElement): void {
  const { changed } = window.asleep;
  const changes: (() => void)[] = [];
  for (const element of changed) {
    if (part.contains(element) && changed.delete(element)) changes.push(changeOf(element));
  }
  queueMicrotask(() => play(part, changes));
}

function play(part: HTMLElement, changes: readonly (() => void)[]) {
  for (const change of changes) flushSync(change);
  part.ariaBusy = null;
  const { gestures } = window.asleep;
  const here = gestures.filter(({ event }) => standingFor(event.target, part));
  window.asleep.gestures = gestures.filter((gesture) => !here.includes(gesture));
  for (const { event } of here) flushSync(() => standingFor(event.target, part)?.dispatchEvent(again(event)));
}
