import * as styles from "./Icon.css.ts";

export interface IconProps {
  /**
   * Its side, in ems of the text beside it.
   * @defaultValue 1.25
   */
  size?: number;
}

/** The set has one hand: a 24-unit grid, square ends, no rounding. `weight` is the width of the line. */
export function drawIcon(lines: string, { solid = "", weight = 2.4 } = {}) {
  return function Icon({ size = 1.25 }: IconProps) {
    return (
      <svg
        className={styles.icon}
        width={`${size}em`}
        height={`${size}em`}
        viewBox="0 0 24 24"
        aria-hidden="true"
      >
        {lines && (
          <path d={lines} fill="none" stroke="currentColor" strokeWidth={weight} strokeLinecap="square" />
        )}
        {solid && <path d={solid} fill="currentColor" />}
      </svg>
    );
  };
}
