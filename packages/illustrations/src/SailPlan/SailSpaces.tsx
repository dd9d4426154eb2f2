"use client";

import { type Boat, boats } from "./boats.ts";
import { Sail, type SailShape, type SailSpace } from "./Sail.tsx";
import * as styles from "./SailPlan.css.ts";

export interface SailSpacesProps {
  boat: Boat;
  /** All the sails; those of the boat are drawn. */
  sails: readonly SailShape[];
  /** All the spaces; those of the boat's sails are drawn. */
  spaces: readonly SailSpace[];
  /** The numbers of the chosen spaces, on any sail. */
  chosen: readonly number[];
  /** Receives all the numbers chosen, the last one at the end. */
  onChoose?: (chosen: number[]) => void;
  /** Receives the number of a space that was asked for and is taken: say by whom, in a `Status`. */
  onRefuse?: (number: number) => void;
}

/**
 * The numbered spaces of a boat, to lay over its drawing in a `SailPlan`.
 *
 * Each sail is a listbox: Tab goes from sail to sail, arrows go by row and column, Space or Enter chooses. Moving chooses
 * nothing. Beside it stands a `SelectField` that names the same.
 */
export function SailSpaces({ boat, sails, spaces, chosen, onChoose, onRefuse }: SailSpacesProps) {
  const toggle = (number: number) => {
    const others = chosen.filter((other) => other !== number);
    onChoose?.(others.length < chosen.length ? others : [...others, number]);
  };
  const { x, y, width, height } = boats[boat];
  return (
    <svg className={styles.spaces} viewBox={[x, y, width, height].join(" ")}>
      {sails
        .filter((sail) => sail.boat === boat)
        .map((sail) => (
          <Sail
            key={sail.id}
            sail={sail}
            spaces={spaces.filter((space) => space.sail === sail.id)}
            chosen={chosen}
            onToggle={toggle}
            onRefuse={onRefuse}
          />
        ))}
    </svg>
  );
}
