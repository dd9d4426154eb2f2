import { capitalised, monthRange, type Stage } from "@sillages/content";
import { StagePoster } from "@sillages/illustrations";
import { pictureOf } from "../../shell/pictures/pictureOf.ts";
import { StagePoints } from "./StagePoints.tsx";
import { StageStory } from "./StageStory.tsx";

/** A stage as `ExpeditionStages` shows it: its period, its poster and what it tells. */
export function stageTab(stage: Stage) {
  const { id, start, end, drawing, figure, location, title } = stage;
  return {
    id,
    start,
    end,
    poster: (
      <StagePoster
        picture={pictureOf(drawing)}
        when={capitalised(monthRange(stage))}
        title={title}
        place={location}
        figure={figure}
      />
    ),
    story: <StageStory stage={stage} />,
    points: <StagePoints stage={stage} />,
  };
}
