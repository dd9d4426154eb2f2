"use client";

import type { ReactNode } from "react";
import { useTabs } from "../../internal/useTabs.ts";
import * as tabStyles from "../Tabs/Tabs.css.ts";
import * as styles from "./TabBar.css.ts";

export interface TabBarProps<Id extends string = string> {
  /** Name of the row, for a reader: « Type de média ». */
  label: string;
  /** In order; `count` says how many things the list keeps. A tab that keeps none is quiet, and can still be chosen. */
  tabs: readonly { id: Id; label: string; count: number }[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** The list as the chosen tab narrows it. */
  children: ReactNode;
}

/**
 * One list that is narrowed by tabs, as APG's « Tabs » with one panel for all. Without script and on paper the row is not
 * shown, and the list is whole. Panels that differ are `Tabs`.
 */
export function TabBar<Id extends string>({ label, tabs, selected, onSelect, children }: TabBarProps<Id>) {
  const { tabId, panelId, onKeyDown, select } = useTabs({
    ids: tabs.map(({ id }) => id),
    selected,
    // The row holds no other ids than these.
    onSelect: (id) => onSelect(id as Id),
  });
  return (
    <div className={tabStyles.root}>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- APG: focus is on its tabs, never on the row */}
      <div role="tablist" aria-label={label} className={tabStyles.list} onKeyDown={onKeyDown}>
        {tabs.map(({ id, label: words, count }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={tabId(id)}
            aria-controls={panelId(selected)}
            aria-selected={id === selected}
            tabIndex={id === selected ? undefined : -1}
            className={count > 0 ? tabStyles.tab : styles.quiet}
            onClick={() => select(id)}
          >
            {words} <span className={count > 0 ? tabStyles.count : styles.none}>{count}</span>
          </button>
        ))}
      </div>
      <div role="tabpanel" id={panelId(selected)} aria-labelledby={tabId(selected)} className={styles.panel}>
        {children}
      </div>
    </div>
  );
}
