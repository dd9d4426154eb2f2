import { WakeLine } from "./WakeLine.tsx";
import * as styles from "./CarouselPicker.css.ts";

interface CarouselPickerProps {
  label: string;
  rowId: string;
  titles: readonly string[];
  current: number;
  onPick: (at: number) => void;
}

/** One entry for each slide. The current one stays in the tab order, as APG asks of a picker. */
export function CarouselPicker({ label, rowId, titles, current, onPick }: CarouselPickerProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for what is sent
    <div role="group" aria-label={label} className={styles.picker}>
      {titles.map((title, at) => (
        <button
          key={title}
          type="button"
          className={styles.entry}
          aria-controls={rowId}
          aria-disabled={at === current}
          onClick={() => onPick(at)}
        >
          {title}
          <WakeLine percent={at === current ? 100 : 0} />
        </button>
      ))}
    </div>
  );
}
