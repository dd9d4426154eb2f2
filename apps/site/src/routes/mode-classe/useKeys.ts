import { useEffect, useEffectEvent } from "react";
import type { ClassEvent } from "./classGame.ts";

/** Those of a keyboard, and those that a presenter's remote control sends. */
const moves: Readonly<Record<string, ClassEvent>> = {
  ArrowRight: { type: "next" },
  PageDown: { type: "next" },
  ArrowLeft: { type: "previous" },
  PageUp: { type: "previous" },
  Backspace: { type: "undo" },
  " ": { type: "reveal" },
  Enter: { type: "reveal" },
};

/** What is pressed itself answers to these. */
const isForControl = ({ key, target }: KeyboardEvent) =>
  /^(?: |Enter)$/.test(key) && target instanceof Element && target.closest("a, button, input") !== null;

/** The figure of the key, from 1: on a French keyboard the row types none without Shift, and `code` tells the key. */
function figureOf({ code, key }: KeyboardEvent): number {
  if (/^\d$/.test(key)) return Number(key);
  return Number(/^Digit(\d)$/.exec(code)?.[1] ?? 0);
}

/** Hears the teacher's keys, as long as they are wanted. */
export function useKeys(wanted: boolean, send: (event: ClassEvent) => void, toggleFullScreen: () => void) {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.repeat || isForControl(event)) return;
    const figure = figureOf(event);
    const move = moves[event.key];
    if (move) send(move);
    else if (figure > 0) send({ type: "score", team: figure - 1, by: 1 });
    else if (event.key.toLowerCase() === "f") toggleFullScreen();
    else return;
    // The page behind does not scroll, and a button does not answer twice.
    event.preventDefault();
  });
  useEffect(() => {
    if (!wanted) return undefined;
    addEventListener("keydown", hear);
    return () => removeEventListener("keydown", hear);
  }, [wanted]);
}
