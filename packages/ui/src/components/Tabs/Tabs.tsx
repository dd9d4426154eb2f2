"use client";

import type { Native } from "../../internal/native.ts";
import type { ReactNode } from "react";
import { useTabs } from "../../internal/useTabs.ts";
import * as styles from "./Tabs.css.ts";

/** One tab and what it shows. */
export interface Tab<Id extends string = string> {
  /** What `value` and `onChange` call it. */
  id: Id;
  label: string;
  /** How many things it shows. A tab that shows none is quiet, and can still be chosen, to be told so. */
  count?: number | undefined;
  /** Nothing to show: it cannot be chosen. */
  disabled?: boolean | undefined;
  /** What it alone shows; left out by all when they narrow one list, `children`. */
  panel?: ReactNode;
}

export interface TabsProps<Id extends string = string> extends Native<"div", "defaultValue" | "onChange"> {
  /** Name of the row of tabs, for a reader: « Type de média ». */
  label: string;
  tabs: readonly Tab<Id>[];
  /** The chosen tab, when the page decides. */
  value?: Id | undefined;
  /**
   * The tab chosen at first, when it decides by itself.
   * @defaultValue the first that can be chosen
   */
  defaultValue?: Id | undefined;
  onChange?: ((id: Id) => void) | undefined;
  /** One list for all tabs, as the chosen one narrows it. */
  children?: ReactNode;
  /**
   * Rank of the headings that stand for the tabs without script and on paper.
   * @defaultValue 3
   */
  level?: 2 | 3 | 4 | undefined;
  /**
   * How the panels are laid on paper. `columns`: as many as there is room for, for short ones.
   * @defaultValue "stack"
   */
  paper?: "stack" | "columns" | undefined;
}

/**
 * One panel at a time, as APG's « Tabs » with automatic activation. Without script and on paper every panel is read,
 * one below the other, under its heading; one list that is narrowed is whole, and its row is not shown.
 */
export function Tabs<Id extends string>({
  label,
  tabs,
  value,
  defaultValue,
  onChange,
  children,
  level = 3,
  paper = "stack",
  ...native
}: TabsProps<Id>) {
  const { tabId, panelId, current, select, onKeyDown } = useTabs({
    ids: tabs.map(({ id }) => id),
    usable: tabs.filter(({ disabled }) => !disabled).map(({ id }) => id),
    value,
    defaultValue,
    onChange,
  });
  const haveOneList = tabs.every(({ panel }) => panel === undefined);
  const Heading = `h${level}` as const;

  return (
    <div {...native} className={styles.root[paper]}>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- APG: focus is on its tabs, never on the row */}
      <div role="tablist" aria-label={label} className={styles.list} onKeyDown={onKeyDown}>
        {tabs.map(({ id: name, label: words, count, disabled }) => {
          const isQuiet = count === 0 && !disabled;
          return (
            <button
              key={name}
              type="button"
              role="tab"
              id={tabId(name)}
              aria-controls={panelId(haveOneList ? current : name)}
              aria-selected={name === current}
              tabIndex={name === current ? undefined : -1}
              disabled={disabled}
              className={isQuiet ? styles.quiet : styles.tab}
              onClick={() => select(name)}
            >
              {words}
              {count !== undefined && (
                <>
                  {" "}
                  <span className={isQuiet ? styles.none : styles.count}>{count}</span>
                </>
              )}
            </button>
          );
        })}
      </div>
      {haveOneList ? (
        <div role="tabpanel" id={panelId(current)} aria-labelledby={tabId(current)} className={styles.panel}>
          {children}
        </div>
      ) : (
        tabs.map(({ id: name, label: words, panel }) => (
          // oxlint-disable jsx-a11y/no-noninteractive-tabindex -- APG: a panel is a tab stop, so that its text is reached
          <div
            key={name}
            role="tabpanel"
            id={panelId(name)}
            aria-labelledby={tabId(name)}
            tabIndex={0}
            className={styles.onePanel}
            data-selected={name === current || undefined}
          >
            <Heading className={styles.heading}>{words}</Heading>
            {panel}
          </div>
        ))
      )}
    </div>
  );
}
