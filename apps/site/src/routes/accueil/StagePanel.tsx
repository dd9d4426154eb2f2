import { controls, type Stage } from "@sillages/content";
import { FeatureList } from "@sillages/illustrations";
import { CardTitle, Grid, Stack, Text, List } from "@sillages/ui";
import { pictureOf } from "../../shell/pictureOf.ts";

/** What is told of a stage once it is chosen, below its status. */
export function StagePanel({ stage }: { stage: Stage }) {
  const { description, details, flag, keyPointsCards, title } = stage;
  return (
    <Stack>
      <Grid columns="lead" gap="wide">
        <Stack space="near">
          <CardTitle level={3} size="poster">
            {title}
          </CardTitle>
          <Text size="lead">{description}</Text>
          <Text size="small" tone="muted">
            {controls.labelled(flag.name, flag.meaning)}
          </Text>
        </Stack>
        <List items={details} />
      </Grid>
      <FeatureList
        points={keyPointsCards.map(({ icon, title: name, subtitle, description: words, tone }) => ({
          picture: pictureOf(icon),
          title: name,
          subtitle,
          text: words,
          surface: tone,
        }))}
      />
    </Stack>
  );
}
