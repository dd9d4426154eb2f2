import { accueil, periodByMonth, type Stage } from "@sillages/content";
import { StageFlag } from "@sillages/illustrations";
import { CardTitle, List, Stack, Text } from "@sillages/ui";
import { MonthState } from "../../sections/MonthState.tsx";
import { pictureOf } from "../../shell/pictures/pictureOf.ts";

/** What is told of a stage once it is chosen, below its status. */
export function StageStory({ stage }: { stage: Stage }) {
  const { description, details, end, flag, start, title } = stage;
  return (
    <Stack>
      <Stack space="near">
        <CardTitle level={3} size="poster">
          {title}
        </CardTitle>
        <Text size="lead">
          <MonthState states={periodByMonth({ start, end }, description)} />
        </Text>
        <StageFlag picture={pictureOf(flag.drawing)}>{accueil.expeditions.stages.flag(flag)}</StageFlag>
      </Stack>
      <List variant="ruled" items={details} />
    </Stack>
  );
}
