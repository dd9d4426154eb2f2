import {
  capitalised,
  jeuxConcours,
  monthRangeInWords,
  series,
  videoChallenge,
  videoInvitation,
  videoPrizes,
  videoRules,
} from "@sillages/content";
import { Card, CardTitle, DefinitionTable, Grid, Headline, Stack, Text } from "@sillages/ui";
import { pictureOf } from "../../shell/pictureOf.ts";
import { headlines } from "./headlines.css.ts";

const words = jeuxConcours.video;

export function VideoTheme() {
  return (
    <Stack>
      <Headline level={2} size="section" id="defi-video-titre" fit={headlines.video} />
      <Text size="lead">{videoChallenge.description}</Text>
    </Stack>
  );
}

/** The three prizes, and the rules. */
export function VideoPrizes() {
  return (
    <Stack>
      <Grid as="ol" columns="one">
        {videoPrizes.map(({ details, drawing, id, title }) => (
          <Card key={id} as="li" kind="beside" surface="nuit2" picture={pictureOf(drawing)} decorative>
            <CardTitle level={3} size="small">
              {title}
            </CardTitle>
            <Text>{series(details)}</Text>
          </Card>
        ))}
      </Grid>
      <Text tone="accent">{videoInvitation}</Text>
    </Stack>
  );
}

/** All of them but where to send: that is for as long as entries are received. */
export function VideoRules() {
  return (
    <DefinitionTable
      items={[
        { term: words.period, definition: capitalised(monthRangeInWords(videoChallenge)) },
        { term: words.participants, definition: `${videoChallenge.participants} ${words.minors}` },
        ...videoRules.map(({ label, text }) => ({ term: label, definition: text })),
      ]}
    />
  );
}
