import { SailPlan, type SailPlanProps, type ZoomControlsProps, ZoomPane } from "@sillages/illustrations";
import { useRef } from "react";
import type { Plan } from "./plan.ts";
import { useEarlyPress } from "./useEarlyPress.ts";
import type { SpaceTools } from "./useSpaceChoice.ts";

export interface PlanPaneProps {
  plan: Plan;
  /** Names the plan and what brings it closer. */
  words: { label: string; zoom: ZoomControlsProps["words"] };
  drawings: SailPlanProps["drawings"];
  /** None until they are fetched: the drawings are there before. */
  tools: SpaceTools | undefined;
}

/** The plan, which can be brought closer, and the spaces that are chosen on it. */
export function PlanPane({ plan, words, drawings, tools }: PlanPaneProps) {
  const drawing = useRef<HTMLDivElement>(null);
  const pane = useRef<HTMLDivElement>(null);
  useEarlyPress(drawing, tools !== undefined);
  return (
    <div ref={drawing}>
      <ZoomPane ref={pane} controls={tools && <tools.ZoomControls pane={pane} words={words.zoom} />}>
        <SailPlan
          label={words.label}
          drawings={drawings}
          spaces={
            tools && {
              first: <tools.SpaceLayer boat="first" plan={plan} />,
              second: <tools.SpaceLayer boat="second" plan={plan} />,
            }
          }
        />
      </ZoomPane>
    </div>
  );
}
