import { type KeyboardEvent, useId, useState } from "react";

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

interface TabChoice {
  /** The ids that can be chosen, in order. */
  ids: readonly string[];
  selected?: string | undefined;
  defaultSelected?: string | undefined;
  onSelect?: ((id: string) => void) | undefined;
}

/** APG's « Tabs » with automatic activation: which tab is chosen, and what the keys do on the row. */
export function useTabs({ ids, selected, defaultSelected, onSelect }: TabChoice) {
  const base = useId();
  const [chosen, setChosen] = useState(defaultSelected ?? ids[0]);
  const current = selected ?? chosen;
  const tabId = (id: string) => `${base}-tab-${id}`;

  const select = (next: string) => {
    setChosen(next);
    if (next !== current) onSelect?.(next);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const at = ids.findIndex((id) => id === current);
    const next = ids[steps[event.key]?.(at, ids.length) ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    select(next);
    document.getElementById(tabId(next))?.focus();
  };

  return { base, current, select, onKeyDown };
}
