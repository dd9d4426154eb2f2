"use client";

import { type KeyboardEvent, useId, useState } from "react";

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Where the row is read from right to left, what comes next is on the left. */
const mirrored: Readonly<Record<string, string>> = { ArrowLeft: "ArrowRight", ArrowRight: "ArrowLeft" };

/** Where the tabs stand one above the other. */
const upright: Readonly<Record<string, string>> = { ArrowDown: "ArrowRight", ArrowUp: "ArrowLeft" };

function keyOn(row: Element, key: string) {
  const turned = row.getAttribute("aria-orientation") === "vertical" && upright[key];
  if (turned) return turned;
  const opposite = mirrored[key];
  return opposite && getComputedStyle(row).direction === "rtl" ? opposite : key;
}

/** With one of these held, a key is the browser's: Alt and an arrow go back. */
const isHeld = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  altKey || ctrlKey || metaKey || shiftKey;

export interface TabChoice<Id extends string = string> {
  /** In order. */
  ids: readonly Id[];
  /** Those that can be chosen, when not all can. */
  usable?: readonly Id[] | undefined;
  /** The chosen one, when the page decides. */
  value?: Id | undefined;
  /** The one chosen at first. */
  defaultValue?: Id | undefined;
  onChange?: ((id: Id) => void) | undefined;
}

/** APG's « Tabs » with automatic activation: which tab is chosen, and what the keys do on the row. */
export function useTabs<Id extends string>(choice: TabChoice<Id>) {
  const { ids, usable = ids, value, defaultValue, onChange } = choice;
  const base = useId();
  const [chosen, setChosen] = useState(defaultValue ?? usable[0]);
  const wished = value ?? chosen;
  // What is chosen may go away: the row keeps a panel, and its stop of Tab.
  const current = usable.find((id) => id === wished) ?? usable[0];
  const placeOf = (id: string | undefined) => ids.findIndex((each) => each === id);
  // Short: each is written twice.
  const tabId = (id: string | undefined) => `${base}t${placeOf(id)}`;
  const panelId = (id: string | undefined) => `${base}p${placeOf(id)}`;

  const select = (next: Id) => {
    setChosen(next);
    if (next !== wished) onChange?.(next);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (isHeld(event)) return;
    const at = usable.findIndex((id) => id === current);
    const next = usable[steps[keyOn(event.currentTarget, event.key)]?.(at, usable.length) ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    select(next);
    // Among its own: another root of React on the page makes up the same ids.
    event.currentTarget.querySelector<HTMLElement>(`[id="${tabId(next)}"]`)?.focus();
  };

  return { tabId, panelId, current, select, onKeyDown };
}
