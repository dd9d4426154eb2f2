import { crossingPeriod, nextMonth } from "@sillages/content";
import type { ReactNode } from "react";
import { ByMonth } from "./ByMonth.tsx";

interface UntilReturnProps {
  /** What is true until the boats are back. */
  children?: ReactNode;
  /** What is true from then on. */
  after: ReactNode;
  /** « span » inside a text. @defaultValue "div" */
  as?: "div" | "span";
}

/** What is said until the boats are back, then what is said in its place. */
export function UntilReturn({ after, as = "div", children }: UntilReturnProps) {
  return (
    <ByMonth
      as={as}
      states={[{ before: nextMonth(crossingPeriod.end), words: children }, { words: after }]}
    />
  );
}
