"use client";

import * as styles from "./CarouselPicker.css.ts";

interface CarouselPickerProps {
  label: string;
  rowId: string;
  titles: readonly string[];
  current: number;
  onPick: (at: number) => void;
  /** Where its carousel places it. */
  className: string;
}

/** One entry for each slide. The current one stays in the tab order, as APG asks of a picker. */
export function CarouselPicker({ label, rowId, titles, current, onPick, className }: CarouselPickerProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for what is sent
    <div role="group" aria-label={label} className={`${styles.picker} ${className}`}>
      {titles.map((title, at) => (
        <button
          key={at}
          type="button"
          className={styles.entry}
          aria-controls={rowId}
          aria-disabled={at === current}
          onClick={() => onPick(at)}
        >
          {title}
        </button>
      ))}
    </div>
  );
}
