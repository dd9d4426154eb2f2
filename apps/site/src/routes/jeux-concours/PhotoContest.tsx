import { contestPeriod, identity, jeuxConcours, photoContest } from "@sillages/content";
import { PhotoPrints } from "@sillages/illustrations";
import { ActionLink, Badge, Grid, Heading, Section, Stack, Text } from "@sillages/ui";
import { mailto } from "../../shell/mailto.ts";
import { PageAction } from "../../shell/PageAction.tsx";
import { pictureOf } from "../../shell/pictureOf.ts";
import { ByContestState, type ContestStateProps, isClosed } from "../../sections/ByContestState.tsx";
import { headlines } from "./headlines.css.ts";
import { periodTone } from "./periodTone.ts";

const words = jeuxConcours.photo;
const { id } = words;

function Entry({ state }: ContestStateProps) {
  const { mail, participate, rules, subscribe } = words;
  const { badge, text } = words[state];
  return (
    <Stack>
      <Badge tone={periodTone[state]}>{badge(contestPeriod.start, contestPeriod.end)}</Badge>
      <Stack space="near">
        <Heading level={2} size="section" id={`${id}-titre`} fit={headlines.photo} />
        <Text>{photoContest.description}</Text>
      </Stack>
      <Text>{text}</Text>
      <Stack direction="row" space="near">
        {isClosed(state) ? (
          <PageAction {...subscribe} />
        ) : (
          <ActionLink href={mailto(identity.mail.contest, mail)}>{participate}</ActionLink>
        )}
        <PageAction {...rules} variant="secondary" />
      </Stack>
    </Stack>
  );
}

/** The banner of the photo contest: what can be done follows the day. */
export function PhotoContest() {
  return (
    <Section id={id} labelledBy={`${id}-titre`} surface="night" space="band">
      <Grid columns="lead" space="wide" align="center">
        <PhotoPrints
          pictures={[pictureOf("scenes/port"), pictureOf("scenes/baleine"), pictureOf("scenes/innovation")]}
        />
        <ByContestState part={Entry} />
      </Grid>
    </Section>
  );
}
