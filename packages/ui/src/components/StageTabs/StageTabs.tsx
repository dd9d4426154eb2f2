import type { ReactNode } from "react";
import { surface } from "../../theme/theme.css.ts";
import { Picture, type PictureSource } from "../Picture/Picture.tsx";
import { useTabs } from "../../internal/useTabs.ts";
import * as styles from "./StageTabs.css.ts";

/** One stage: its poster, and what it shows once it is chosen. */
export interface StageTab {
  /** What `selected` and `onSelect` call it. */
  id: string;
  picture: PictureSource;
  /** « Mars – août 2026 ». */
  when: string;
  title: string;
  /** « Bretagne ». */
  place: string;
  /** A large figure and the words that go with it, on the chosen poster. */
  figure?: { value: string; text: string };
  panel: ReactNode;
}

export interface StageTabsProps {
  /** Name of the row, for a reader. */
  label: string;
  stages: readonly StageTab[];
  /** The chosen stage, when the page decides: a map may choose it too. */
  selected?: string;
  /**
   * The stage chosen at first, when it decides by itself.
   * @defaultValue the first
   */
  defaultSelected?: string;
  onSelect?: (id: string) => void;
}

/** Posters side by side of which the chosen one is wide, as APG's « Tabs ». Without script and on paper every panel is read. */
export function StageTabs({ label, stages, selected, defaultSelected, onSelect }: StageTabsProps) {
  const {
    base: id,
    current,
    select,
    onKeyDown,
  } = useTabs({
    ids: stages.map((stage) => stage.id),
    selected,
    defaultSelected,
    onSelect,
  });

  return (
    <div>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- APG: focus is on its tabs, never on the row */}
      <div role="tablist" aria-label={label} className={styles.row} onKeyDown={onKeyDown}>
        {stages.map(({ id: name, picture, when, title, place, figure }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-tab-${name}`}
            aria-controls={`${id}-panel-${name}`}
            aria-selected={name === current}
            tabIndex={name === current ? undefined : -1}
            className={styles.stage}
            onClick={() => select(name)}
          >
            <span className={styles.frame}>
              <Picture picture={picture} ratio="fill" decorative />
            </span>
            <span className={`${name === current ? surface.vermillon : surface.papier} ${styles.words}`}>
              <span>
                <span className={styles.when}>{when} </span>
                <span className={styles.title}>{title} </span>
                <span className={styles.place}>{place}</span>
              </span>
              {name === current && figure && (
                <span className={styles.figure}>
                  <span className={styles.value}>{figure.value} </span>
                  <span className={styles.text}>{figure.text}</span>
                </span>
              )}
            </span>
          </button>
        ))}
      </div>
      {stages.map(({ id: name, panel }) => (
        // oxlint-disable jsx-a11y/no-noninteractive-tabindex -- APG: a panel is a tab stop, so that its text is reached
        <div
          key={name}
          role="tabpanel"
          id={`${id}-panel-${name}`}
          aria-labelledby={`${id}-tab-${name}`}
          tabIndex={0}
          className={styles.panel}
          data-selected={name === current || undefined}
        >
          {panel}
        </div>
      ))}
    </div>
  );
}
