import type { accueil } from "@sillages/content";
import { CardTitle, Grid, Picture, Stack, TagList, Text } from "@sillages/ui";
import { pictureOf } from "../../shell/pictures/pictureOf.ts";

type TradeProps = (typeof accueil.mission.tabs.items)[number];

/** One of the trades of the expedition, beside its drawing. */
export function Trade({ chips, drawing, heading, text, title }: TradeProps) {
  return (
    <Grid columns="halves" paper="stack">
      <Stack space="near">
        <CardTitle level={4} size="large">
          {heading}
        </CardTitle>
        <Text>{text}</Text>
        <TagList label={title} tags={chips} />
      </Stack>
      <Picture picture={pictureOf(drawing)} ratio="landscape" />
    </Grid>
  );
}
