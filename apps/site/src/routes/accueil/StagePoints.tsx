import type { Stage } from "@sillages/content";
import { FeatureList } from "@sillages/illustrations";
import { pictureOf } from "../../shell/pictures/pictureOf.ts";

/** The three key points of a stage, beside what is told of it. */
export function StagePoints({ stage }: { stage: Stage }) {
  return (
    <FeatureList
      points={stage.keyPointsCards.map(({ icon, title, subtitle, description, tone }) => ({
        picture: pictureOf(icon),
        title,
        subtitle,
        text: description,
        surface: tone,
      }))}
    />
  );
}
