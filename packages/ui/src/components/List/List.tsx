import type { Native } from "../../internal/native.ts";
import type { ReactNode } from "react";
import * as styles from "./List.css.ts";
import { NumeralItem } from "./NumeralItem.tsx";
import { RuledItem } from "./RuledItem.tsx";

interface WakeProps {
  items: readonly ReactNode[];
  /**
   * What leads each item: two small wakes; `step`, its number in a disc; `numeral`, its number as tall as a poster's, in inks that
   * follow each other. Where there are numbers, the order counts.
   * @defaultValue "wake"
   */
  marker?: "wake" | undefined;
  /**
   * `ordered` when the order counts.
   * @defaultValue "free"
   */
  order?: "free" | "ordered" | undefined;
  /**
   * `ruled` stands each item on a line, in two columns on a wide page.
   * @defaultValue "plain"
   */
  variant?: keyof typeof styles.variant | undefined;
}

interface StepProps {
  /** One sentence each, in the order to follow. */
  items: readonly ReactNode[];
  marker: "step";
}

/** What goes with a large numeral. */
export interface NumeralListItem {
  title: string;
  text: string;
}

interface NumeralProps {
  /** Two to four rules or steps, below their places. */
  items: readonly NumeralListItem[];
  marker: "numeral";
  variant?: "plain" | undefined;
}

/** `number` is the item's own, not its place: the ninth of seventeen goals. */
export interface RuledNumeralListItem extends NumeralListItem {
  number: string;
}

interface RuledNumeralProps {
  /** One row each: its number, its title, and beside it a sentence led by its wake. */
  items: readonly RuledNumeralListItem[];
  marker: "numeral";
  variant: "ruled";
}

export type ListProps = (WakeProps | StepProps | NumeralProps | RuledNumeralProps) & Native<"ul", "children">;

/** A list to be read: facts after their bullets, steps after their numbers, rules under theirs. */
export function List(props: ListProps) {
  // The items have no identity of their own and never move.
  if (props.marker === "numeral") {
    const { items: _, marker: _marker, variant: _variant, ...native } = props;
    return props.variant === "ruled" ? (
      <ul {...native} className={styles.ruledNumerals}>
        {props.items.map((item, at) => (
          <RuledItem key={at} at={at} {...item} />
        ))}
      </ul>
    ) : (
      <ol {...(native as Native<"ol">)} className={styles.numerals}>
        {props.items.map((item, at) => (
          <NumeralItem key={at} at={at} {...item} />
        ))}
      </ol>
    );
  }

  if (props.marker === "step") {
    const { items, marker: _, ...native } = props;
    return (
      <ol {...(native as Native<"ol">)} className={styles.steps}>
        {items.map((item, at) => (
          <li key={at} className={styles.step}>
            {item}
          </li>
        ))}
      </ol>
    );
  }

  const { items, marker: _, order = "free", variant = "plain", ...native } = props;
  const Element = (order === "ordered" ? "ol" : "ul") as "ul";
  return (
    <Element {...native} className={styles.variant[variant]}>
      {items.map((item, at) => (
        <li key={at} className={styles.item[variant]}>
          {item}
        </li>
      ))}
    </Element>
  );
}
