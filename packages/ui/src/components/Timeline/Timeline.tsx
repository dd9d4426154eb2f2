import type { Native } from "../../internal/native.ts";
import type { ReactNode } from "react";
import { DateEntry } from "./DateEntry.tsx";
import { LineEntry } from "./LineEntry.tsx";
import * as styles from "./Timeline.css.ts";

export interface TimelineEntry {
  id: string;
  /** When, in full, as it is read: « mars 2026 ». */
  when: string;
  title: string;
  /** Where it stands in time; it is also said in words by `status`. */
  state: "past" | "now" | "future";
  /** The state in words, usually a `Badge`. */
  status?: ReactNode;
  description?: string | undefined;
}

/** An entry of a calendar: its date is seen in two parts. */
export interface TimelineDate extends TimelineEntry {
  /** What is read from afar: a day, a month. « Mars » */
  figure: string;
  /** What completes it: « 2026 ». */
  unit: string;
}

interface LineProps {
  entries: readonly TimelineEntry[];
  /**
   * `line` follows two wakes, which run to the sides of the window across a desktop; `dates` is a short calendar, one date a line.
   * @defaultValue "line"
   */
  layout?: "line" | undefined;
}

interface DatesProps {
  entries: readonly TimelineDate[];
  layout: "dates";
}

export type TimelineProps = (LineProps | DatesProps) & Native<"ol", "children">;

/** What happens, in order: past, now and to come. */
export function Timeline(props: TimelineProps) {
  const { entries: _, layout: _layout, ...native } = props;
  return (
    <ol {...native} className={styles.layout[props.layout ?? "line"]}>
      {props.layout === "dates"
        ? props.entries.map((entry) => <DateEntry key={entry.id} {...entry} />)
        : props.entries.map((entry) => <LineEntry key={entry.id} {...entry} />)}
    </ol>
  );
}
