"use client";

import { type KeyboardEvent, useId, useState } from "react";

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

export interface TabChoice {
  /** In order. */
  ids: readonly string[];
  /** Those that can be chosen, when not all can. */
  usable?: readonly string[] | undefined;
  selected?: string | undefined;
  defaultSelected?: string | undefined;
  onSelect?: ((id: string) => void) | undefined;
}

/** APG's « Tabs » with automatic activation: which tab is chosen, and what the keys do on the row. */
export function useTabs({ ids, usable = ids, selected, defaultSelected, onSelect }: TabChoice) {
  const base = useId();
  const [chosen, setChosen] = useState(defaultSelected ?? usable[0]);
  const current = selected ?? chosen;
  // Short: each is written twice.
  const tabId = (id: string) => `${base}t${ids.indexOf(id)}`;
  const panelId = (id: string) => `${base}p${ids.indexOf(id)}`;

  const select = (next: string) => {
    setChosen(next);
    if (next !== current) onSelect?.(next);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const at = usable.findIndex((id) => id === current);
    const next = usable[steps[event.key]?.(at, usable.length) ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    select(next);
    document.getElementById(tabId(next))?.focus();
  };

  return { tabId, panelId, current, select, onKeyDown };
}
