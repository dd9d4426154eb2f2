"use client";

import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { useTabs } from "@sillages/ui";
import * as styles from "./StageTabs.css.ts";

/** One stage: its poster, and what it shows once it is chosen. */
export interface StageTab {
  /** What `value` and `onChange` call it, and the anchor of its panel. */
  id: string;
  /** A `StagePoster`. */
  poster: ReactNode;
  panel: ReactNode;
}

export interface StageTabsProps {
  /** Name of the posters, for a reader. */
  label: string;
  /** Two to eight. */
  stages: readonly StageTab[];
  /** The chosen stage: a map may choose it too. */
  value: string;
  onChange: (id: string) => void;
}

/**
 * Posters one above the other, of which the chosen one is whole, as APG's « Tabs ». Each is a link to its panel: without script and on
 * paper every panel is read, and the posters lead to them.
 */
export function StageTabs({ label, stages, value, onChange }: StageTabsProps) {
  const { tabId, current, select, onKeyDown } = useTabs({
    ids: stages.map((stage) => stage.id),
    value,
    onChange,
  });

  const pressed = useRef(false);
  const currentTab = tabId(current);

  // On a phone what was open above the one that was pressed has just folded.
  useEffect(() => {
    if (pressed.current) document.getElementById(currentTab)?.scrollIntoView({ block: "nearest" });
    pressed.current = false;
  }, [currentTab]);

  return (
    <div className={styles.group}>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- APG: focus is on its tabs, never on the row */}
      <div
        role="tablist"
        aria-label={label}
        aria-orientation="vertical"
        className={styles.row}
        onKeyDown={onKeyDown}
      >
        {stages.map(({ id: name, poster }, at) => (
          <a
            key={name}
            href={`#${name}`}
            role="tab"
            id={tabId(name)}
            aria-controls={name}
            aria-selected={name === current}
            tabIndex={name === current ? undefined : -1}
            className={`${styles.stage} ${styles.places[at]}`}
            onClick={(event) => {
              if (!isPlain(event)) return;
              event.preventDefault();
              pressed.current = true;
              select(name);
            }}
          >
            {poster}
          </a>
        ))}
      </div>
      {stages.map(({ id: name, panel }, at) => (
        // oxlint-disable jsx-a11y/no-noninteractive-tabindex -- APG: a panel is a tab stop, so that its text is reached
        <div
          key={name}
          role="tabpanel"
          id={name}
          aria-labelledby={tabId(name)}
          tabIndex={0}
          className={`${styles.panel} ${styles.places[at]}`}
          data-selected={name === current || undefined}
        >
          {panel}
        </div>
      ))}
    </div>
  );
}

/** A press that asks for no other tab or window. */
const isPlain = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  !(metaKey || ctrlKey || shiftKey || altKey);
