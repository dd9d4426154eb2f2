import type { Native } from "../../internal/native.ts";
import { useId } from "react";
import * as styles from "./SchemeSwitch.css.ts";

export interface SchemeSwitchProps extends Native<"fieldset", "children"> {
  /** « Mode ». */
  legend: string;
  /** As the system asks: « Automatique ». */
  systemLabel: string;
  /** By day: « Clair ». */
  lightLabel: string;
  /** By night: « Sombre ». */
  darkLabel: string;
}

/**
 * How the page is printed: as the system asks, in the inks of the day or in those of the night. Needs `Behaviors`, or the functions
 * of `@sillages/ui/behaviors`; without script it is not shown, and the page follows the system.
 */
export function SchemeSwitch({ legend, systemLabel, lightLabel, darkLabel, ...native }: SchemeSwitchProps) {
  const name = useId();
  const choices = [
    ["", systemLabel],
    ["light", lightLabel],
    ["dark", darkLabel],
  ] as const;
  return (
    <fieldset {...native} className={styles.choices} data-scheme-switch="">
      <legend className={styles.legend}>{legend}</legend>
      {choices.map(([value, label]) => (
        <label key={value} className={styles.choice}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            value={value}
            defaultChecked={value === ""}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
