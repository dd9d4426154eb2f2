import { type ContestStanding, photoContest } from "@sillages/content";
import type { ComponentType } from "react";
import { Living } from "../shell/Living.tsx";
import { ContestState } from "./ContestState.tsx";

export interface ContestStateProps {
  state: ContestStanding;
}

/** Nothing more is received. */
export const isClosed = (state: ContestStanding) => state === "past" || state === "announced";

interface ByContestStateProps {
  part: ComponentType<ContestStateProps>;
  /** « span » inside a text. @defaultValue "div" */
  as?: "div" | "span";
}

const { end, start, winners } = photoContest;

/** `part` as it is before the contests, while they are open, closed, and once their winners are announced: the visitor's day chooses. */
export function ByContestState({ as = "div", part: Part }: ByContestStateProps) {
  return (
    <Living as={as} dated="month">
      <ContestState
        months={{ end, start, winners }}
        states={{
          upcoming: <Part state="upcoming" />,
          current: <Part state="current" />,
          past: <Part state="past" />,
          announced: <Part state="announced" />,
        }}
      />
    </Living>
  );
}
