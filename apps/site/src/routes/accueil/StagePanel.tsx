import { accueil, type Stage } from "@sillages/content";
import { FeatureList, StageFlag } from "@sillages/illustrations";
import { CardTitle, Grid, Stack, Text, List } from "@sillages/ui";
import { PeriodWords } from "../../sections/PeriodWords.tsx";
import { pictureOf } from "../../shell/pictureOf.ts";

/** What is told of a stage once it is chosen, below its status. */
export function StagePanel({ stage }: { stage: Stage }) {
  const { description, details, end, flag, keyPointsCards, start, title } = stage;
  return (
    <Grid columns="lead" gap="wide">
      <Stack>
        <Stack space="near">
          <CardTitle level={3} size="poster">
            {title}
          </CardTitle>
          <Text size="lead">
            <PeriodWords period={{ start, end }} states={description} />
          </Text>
          <StageFlag picture={pictureOf(flag.drawing)}>{accueil.expeditions.stages.flag(flag)}</StageFlag>
        </Stack>
        <List variant="ruled" items={details} />
      </Stack>
      <FeatureList
        points={keyPointsCards.map(({ icon, title: name, subtitle, description: words, tone }) => ({
          picture: pictureOf(icon),
          title: name,
          subtitle,
          text: words,
          surface: tone,
        }))}
      />
    </Grid>
  );
}
