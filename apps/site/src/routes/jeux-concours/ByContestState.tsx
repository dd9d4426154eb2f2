import type { PeriodState } from "@sillages/content";
import type { ComponentType } from "react";
import { Living } from "../../shell/Living.tsx";
import { ContestState } from "./ContestState.tsx";

export interface ContestStateProps {
  state: PeriodState;
}

/** `part` as it is before, during and after the contests, of which the visitor's day chooses one. */
export function ByContestState({ part: Part }: { part: ComponentType<ContestStateProps> }) {
  return (
    <Living dated="month">
      <ContestState
        upcoming={<Part state="upcoming" />}
        current={<Part state="current" />}
        past={<Part state="past" />}
      />
    </Living>
  );
}
