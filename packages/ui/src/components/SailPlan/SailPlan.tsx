import type { PictureSource } from "../Picture/Picture.tsx";
import { SelectField } from "../SelectField/SelectField.tsx";
import { Sail, type SailShape, type SailSpace } from "./Sail.tsx";
import * as styles from "./SailPlan.css.ts";

export interface SailPlanProps {
  /** What the plan is: « Plan de voilure des deux bateaux ». */
  label: string;
  /** The whole plan, 1290 × 738 units from (84, 70): sails, numbers, hulls. */
  drawing: PictureSource;
  sails: readonly SailShape[];
  spaces: readonly SailSpace[];
  /** The numbers of the chosen spaces. */
  chosen: readonly number[];
  /** Receives all the numbers chosen, the last one at the end. */
  onChoose?: (chosen: number[]) => void;
  /** More than one space can be chosen. */
  multiple?: boolean;
  /** The same choice in a native list: its label, and what stands there while nothing is chosen. */
  list: { label: string; name: string; empty: string };
}

/** The part of the drawing that each boat takes. */
const boats = { first: "84 70 560 738", second: "694 70 680 738" } as const;

/**
 * Four sails and their numbered spaces, to choose on the drawing or in a native list.
 *
 * Each sail is a listbox: Tab goes from sail to sail, arrows go by row and column, Space or Enter chooses. Moving chooses nothing.
 */
export function SailPlan({ label, drawing, sails, spaces, chosen, onChoose, multiple, list }: SailPlanProps) {
  const toggle = (number: number) => {
    const others = chosen.filter((other) => other !== number);
    if (others.length < chosen.length) onChoose?.(others);
    else onChoose?.(multiple ? [...others, number] : [number]);
  };
  const options = spaces.filter(({ state }) => state === "free");
  return (
    <div className={styles.plan}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for what is sent */}
      <div className={styles.canvas} role="group" aria-label={label}>
        {(["first", "second"] as const).map((boat) => (
          <svg key={boat} className={styles.boat[boat]} viewBox={boats[boat]}>
            <image href={drawing.src} x="84" y="70" width="1290" height="738" />
            {sails
              .filter((sail) => sail.boat === boat)
              .map((sail) => (
                <Sail
                  key={sail.id}
                  sail={sail}
                  spaces={spaces.filter((space) => space.sail === sail.id)}
                  chosen={chosen}
                  multiple={multiple ?? false}
                  onToggle={toggle}
                />
              ))}
          </svg>
        ))}
      </div>
      <div className={styles.list}>
        <SelectField
          label={list.label}
          name={list.name}
          value={String(chosen.at(-1) ?? "")}
          options={[
            { value: "", label: list.empty },
            ...options.map(({ number, name }) => ({ value: String(number), label: name })),
          ]}
          onChange={(value) => {
            const number = Number(value);
            if (!value) onChoose?.([]);
            else if (!chosen.includes(number)) toggle(number);
          }}
        />
      </div>
    </div>
  );
}
