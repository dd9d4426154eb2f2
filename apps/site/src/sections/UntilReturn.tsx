import { crossingPeriod, nextMonth } from "@sillages/content";
import type { ReactNode } from "react";
import type { LivingProps } from "../shell/living/Living.tsx";
import { ByMonth } from "./ByMonth.tsx";

interface UntilReturnProps extends Pick<LivingProps, "as"> {
  /** What is true until the boats are back. */
  children?: ReactNode;
  /** What is true from then on. */
  after: ReactNode;
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
