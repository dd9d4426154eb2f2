import { ChevronLeftIcon, ChevronRightIcon, IconButton } from "@sillages/ui";
import { type ReactNode, useId } from "react";
import * as styles from "./VoyageSlider.css.ts";

export interface VoyageSliderProps {
  /** What moving it does: « Avancer d’escale en escale ». */
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** The dates at both ends. */
  ends: readonly [start: string, end: string];
  /** How many steps there are after the departure. */
  steps: number;
  /** From 0, the departure. */
  value: number;
  /** The step in words, for who does not see the map: « Porto, mars 2026 ». */
  valueText: string;
  /** Receives the step, and whether a button led there: the slider says by itself where it is. */
  onChange: (step: number, byButton: boolean) => void;
  /** What is told of the step. */
  children: ReactNode;
  /**
   * `bar` lies under a wide map; `panel` stands beside a chart.
   * @defaultValue "bar"
   */
  layout?: keyof typeof styles.layout;
}

/** Moves a voyage along its dates, step by step, under its map. */
export function VoyageSlider({
  label,
  previousLabel,
  nextLabel,
  ends,
  steps,
  value,
  valueText,
  onChange,
  children,
  layout = "bar",
}: VoyageSliderProps) {
  const id = useId();
  const go = (step: number) => onChange(Math.min(steps, Math.max(0, step)), true);
  return (
    <div className={styles.layout[layout]}>
      <div className={styles.control}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        <div className={styles.row}>
          <IconButton label={previousLabel} aria-disabled={value === 0} onClick={() => go(value - 1)}>
            <ChevronLeftIcon />
          </IconButton>
          <input
            id={id}
            className={styles.range}
            type="range"
            min={0}
            max={steps}
            value={value}
            aria-valuetext={valueText}
            onChange={(event) => onChange(Number(event.target.value), false)}
          />
          <IconButton label={nextLabel} aria-disabled={value === steps} onClick={() => go(value + 1)}>
            <ChevronRightIcon />
          </IconButton>
        </div>
        <p className={styles.ends} aria-hidden="true">
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </p>
      </div>
      <div className={styles.told[layout]}>{children}</div>
    </div>
  );
}
