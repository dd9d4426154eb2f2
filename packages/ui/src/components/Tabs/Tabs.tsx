"use client";

import type { ReactNode } from "react";
import { useTabs } from "../../internal/useTabs.ts";
import * as styles from "./Tabs.css.ts";

/** One tab and what it shows. */
export interface Tab {
  /** What `selected` and `onSelect` call it. */
  id: string;
  label: string;
  /** How many things its panel holds. */
  count?: number;
  /** Nothing to show: it cannot be chosen. */
  disabled?: boolean;
  panel: ReactNode;
}

export interface TabsProps {
  /** Name of the row of tabs, for a reader. */
  label: string;
  tabs: readonly Tab[];
  /** The chosen tab, when the page decides. */
  selected?: string;
  /**
   * The tab chosen at first, when it decides by itself.
   * @defaultValue the first that can be chosen
   */
  defaultSelected?: string;
  onSelect?: (id: string) => void;
  /**
   * Rank of the headings that stand for the tabs without script and on paper.
   * @defaultValue 3
   */
  headingLevel?: 2 | 3 | 4;
}

/**
 * One panel at a time, as APG's « Tabs » with automatic activation. Without script and on paper every panel is read,
 * one below the other, under its heading. For one list that is narrowed, prefer a `FilterBar`.
 */
export function Tabs({ label, tabs, selected, defaultSelected, onSelect, headingLevel = 3 }: TabsProps) {
  const { tabId, panelId, current, select, onKeyDown } = useTabs({
    ids: tabs.map(({ id }) => id),
    usable: tabs.filter(({ disabled }) => !disabled).map(({ id }) => id),
    selected,
    defaultSelected,
    onSelect,
  });
  const Heading = `h${headingLevel}` as const;

  return (
    <div className={styles.root}>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- APG: focus is on its tabs, never on the row */}
      <div role="tablist" aria-label={label} className={styles.list} onKeyDown={onKeyDown}>
        {tabs.map(({ id: name, label: words, count, disabled }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={tabId(name)}
            aria-controls={panelId(name)}
            aria-selected={name === current}
            tabIndex={name === current ? undefined : -1}
            disabled={disabled}
            className={styles.tab}
            onClick={() => select(name)}
          >
            {words}
            {count !== undefined && <span className={styles.count}>{count}</span>}
          </button>
        ))}
      </div>
      {tabs.map(({ id: name, label: words, panel }) => (
        // oxlint-disable jsx-a11y/no-noninteractive-tabindex -- APG: a panel is a tab stop, so that its text is reached
        <div
          key={name}
          role="tabpanel"
          id={panelId(name)}
          aria-labelledby={tabId(name)}
          tabIndex={0}
          className={styles.panel}
          data-selected={name === current || undefined}
        >
          <Heading className={styles.heading}>{words}</Heading>
          {panel}
        </div>
      ))}
    </div>
  );
}
