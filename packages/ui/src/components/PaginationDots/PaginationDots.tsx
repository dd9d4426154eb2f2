"use client";

import * as styles from "./PaginationDots.css.ts";

export interface PaginationDotsProps {
  /** How many pages there are. */
  count: number;
  /** The page shown, from 0. */
  at: number;
  /** Name of the group, for a reader: « Planches ». */
  label: string;
  /** The name of each button: « 2 sur 4 ». */
  name: (number: number, count: number) => string;
  onSelect: (at: number) => void;
  /** The id of what they change. */
  controls?: string;
}

/** One dot for each page of a carousel; the page shown is a wake. Past ten pages, prefer « n sur N » in words. */
export function PaginationDots({ count, at, label, name, onSelect, controls }: PaginationDotsProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for what is sent
    <div role="group" aria-label={label} className={styles.dots}>
      {Array.from({ length: count }, (_, index) => (
        <button
          key={index}
          type="button"
          className={styles.button}
          aria-label={name(index + 1, count)}
          aria-current={index === at || undefined}
          aria-controls={controls}
          onClick={() => onSelect(index)}
        >
          <span className={index === at ? styles.wake : styles.dot} />
        </button>
      ))}
    </div>
  );
}
