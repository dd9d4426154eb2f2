import { identity, jeuxConcours, periodState, photoContest, photoRules } from "@sillages/content";
import {
  ActionLink,
  DefinitionTable,
  Grid,
  Headline,
  Section,
  SectionHeader,
  Stack,
  Text,
  WakeList,
} from "@sillages/ui";
import { mailto } from "../../shell/mailto.ts";
import { useNow } from "../../shell/now.tsx";

const words = jeuxConcours.participate;

function HowTo() {
  const isOver = periodState(photoContest, useNow()) === "past";
  return (
    <Stack>
      <WakeList items={words.steps} order="ordered" />
      {isOver ? (
        <Stack space="close">
          <Headline level={3}>{words.closed.heading}</Headline>
          <Text>{words.closed.text}</Text>
        </Stack>
      ) : (
        <div>
          <ActionLink href={mailto(identity.mail.contest, words.mail)}>{words.button}</ActionLink>
        </div>
      )}
    </Stack>
  );
}

export function Participate() {
  return (
    <Section id={words.id} labelledBy="participer-titre">
      <SectionHeader id="participer-titre" title={words.heading} lead={words.lead} />
      <Grid columns="halves" gap="wide">
        <HowTo />
        <Stack>
          <Headline level={3}>{words.formats}</Headline>
          <Text>{photoContest.formats}</Text>
          <Headline level={3}>{words.rules}</Headline>
          <DefinitionTable items={photoRules.map(({ label, text }) => ({ term: label, definition: text }))} />
        </Stack>
      </Grid>
    </Section>
  );
}
