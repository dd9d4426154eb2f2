import {
  capitalised,
  identity,
  jeuxConcours,
  monthRangeInWords,
  periodState,
  videoChallenge,
  videoInvitation,
  videoPrizes,
  videoRules,
} from "@sillages/content";
import {
  ActionLink,
  Badge,
  Card,
  DefinitionTable,
  Grid,
  Headline,
  Picture,
  Section,
  SectionHeader,
  Stack,
  Text,
  TextLink,
  WakeList,
} from "@sillages/ui";
import { periodTone } from "../../sections/periodTone.ts";
import { mailto } from "../../shell/mailto.ts";
import { useNow } from "../../shell/now.tsx";
import { pictureOf } from "../../shell/pictureOf.ts";
import { headlines } from "./headlines.css.ts";

const words = jeuxConcours.video;

function Challenge() {
  const state = periodState(videoChallenge, useNow());
  const { badge, text } = words.states[state];
  return (
    <Stack>
      <div>
        <Badge tone={periodTone[state]}>{badge}</Badge>
      </div>
      <Text>{text}</Text>
      <DefinitionTable
        items={[
          { term: words.theme, definition: videoChallenge.theme },
          { term: words.period, definition: capitalised(monthRangeInWords(videoChallenge)) },
          { term: words.participants, definition: videoChallenge.participants },
          { term: words.formats, definition: videoChallenge.formats },
        ]}
      />
      <Headline level={3}>{words.send.heading}</Headline>
      <Text>
        {words.send.text} <TextLink href={mailto(identity.mail.contest)}>{identity.mail.contest}</TextLink>
      </Text>
      {state !== "past" && (
        <div>
          <ActionLink href={mailto(identity.mail.contest, words.mail)}>{words.send.button}</ActionLink>
        </div>
      )}
    </Stack>
  );
}

function VideoPrizes() {
  return (
    <Stack>
      <Headline level={3}>{words.prizes}</Headline>
      <Grid as="ol">
        {videoPrizes.map(({ details, drawing, id, title }) => (
          <Card key={id} as="li" picture={pictureOf(drawing)} surface="papier">
            <Headline level={4} size="subtitle">
              {title}
            </Headline>
            <WakeList items={details} />
          </Card>
        ))}
      </Grid>
      <Text size="lead">{videoInvitation}</Text>
    </Stack>
  );
}

export function VideoChallenge() {
  return (
    <Section id={words.id} labelledBy="defi-video-titre" surface="lagon">
      <SectionHeader id="defi-video-titre" title={words.heading} fit={headlines.video} lead={words.lead} />
      <Stack space="loose">
        <Grid columns="halves" gap="wide">
          <Challenge />
          <Stack>
            <Picture picture={pictureOf(videoChallenge.drawing)} ratio="landscape" />
            <Headline level={3}>{words.rules}</Headline>
            <DefinitionTable
              items={videoRules.map(({ label, text }) => ({ term: label, definition: text }))}
            />
          </Stack>
        </Grid>
        <VideoPrizes />
      </Stack>
    </Section>
  );
}
