import type { Native } from "../../internal/native.ts";
import * as styles from "./Icon.css.ts";

export interface IconProps extends Native<"svg", "children"> {
  /**
   * Its side, in ems of the text beside it.
   * @defaultValue 1.25
   */
  size?: number | undefined;
  /** What it adds to the words that it follows; without it an icon decorates. */
  label?: string | undefined;
}

interface Drawing {
  /** What is filled. */
  solid?: string | undefined;
  /** The width of the line, 2.4 unless told. */
  weight?: number | undefined;
  /** `turning` for what points back or on. */
  look?: string | undefined;
}

/** The set has one hand: a 24-unit grid, square ends, no rounding. */
export function drawIcon(lines: string, { solid = "", weight, look = styles.icon }: Drawing = {}) {
  return function Icon({ size = 1.25, label, ...native }: IconProps) {
    return (
      <svg
        {...native}
        className={label ? `${look} ${styles.labelled}` : look}
        width={`${size}em`}
        height={`${size}em`}
        viewBox="0 0 24 24"
        {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
      >
        {lines && <path d={lines} strokeWidth={weight} />}
        {solid && <path d={solid} fill="currentColor" stroke="none" />}
      </svg>
    );
  };
}
