import {
  capitalised,
  identity,
  jeuxConcours,
  monthRangeInWords,
  videoChallenge,
  videoInvitation,
  videoPrizes,
  videoRules,
} from "@sillages/content";
import { Card, CardTitle, DefinitionTable, Grid, Headline, Stack, Text, TextLink } from "@sillages/ui";
import { breakable } from "../../shell/breakable.tsx";
import { mailto } from "../../shell/mailto.ts";
import { pictureOf } from "../../shell/pictureOf.ts";
import { headlines } from "./headlines.css.ts";

/** What a prize holds, one thing after the other. */
const BETWEEN = " · ";

const words = jeuxConcours.video;
const { contest: address } = identity.mail;

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
            <Text>{details.join(BETWEEN)}</Text>
          </Card>
        ))}
      </Grid>
      <Text tone="accent">{videoInvitation}</Text>
    </Stack>
  );
}

export function VideoRules() {
  return (
    <DefinitionTable
      items={[
        { term: words.period, definition: capitalised(monthRangeInWords(videoChallenge)) },
        { term: words.participants, definition: videoChallenge.participants },
        ...videoRules.map(({ label, text }) => ({ term: label, definition: text })),
        {
          term: words.send,
          definition: (
            <>
              <TextLink href={mailto(address)}>{breakable(address)}</TextLink>, {words.sendBy}
            </>
          ),
        },
      ]}
    />
  );
}
