import { contestByMonth, type ContestStanding, photoContest } from "@sillages/content";
import type { ComponentType } from "react";
import type { LivingProps } from "../shell/living/Living.tsx";
import { ByMonth } from "./ByMonth.tsx";

export interface ContestStateProps {
  state: ContestStanding;
}

/** Nothing more is received. */
export const isClosed = (state: ContestStanding) => state === "past" || state === "announced";

interface ByContestStateProps extends Pick<LivingProps, "as"> {
  part: ComponentType<ContestStateProps>;
}

/** `part` as it is before the contests, while they are open, closed, and once their winners are announced: the visitor's day chooses. */
export function ByContestState({ as = "div", part: Part }: ByContestStateProps) {
  return (
    <ByMonth
      as={as}
      states={contestByMonth(photoContest, {
        upcoming: <Part state="upcoming" />,
        current: <Part state="current" />,
        past: <Part state="past" />,
        announced: <Part state="announced" />,
      })}
    />
  );
}
