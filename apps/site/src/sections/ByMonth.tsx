import type { MonthlyWords } from "@sillages/content";
import type { ReactNode } from "react";
import { Living, type LivingProps } from "../shell/living/Living.tsx";
import { MonthState } from "./MonthState.tsx";

interface ByMonthProps extends Pick<LivingProps, "as"> {
  states: MonthlyWords<ReactNode>;
}

/** Words that follow the months: those of today are in the HTML, and the page wakes where they have changed. */
export function ByMonth({ as = "div", states }: ByMonthProps) {
  return (
    <Living as={as} dated="month">
      <MonthState states={states} />
    </Living>
  );
}
