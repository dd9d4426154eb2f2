import {
  capitalised,
  identity,
  jeuxConcours,
  monthRangeInWords,
  videoChallenge,
  videoRules,
} from "@sillages/content";
import { DescriptionList, Grid, Heading, Link, Section, Stack, Text } from "@sillages/ui";
import { breakable } from "../../shell/links/breakable.tsx";
import { mailto } from "../../shell/links/mailto.ts";
import { ByContestState, type ContestStateProps, isClosed } from "../../sections/ByContestState.tsx";
import { ContestEntry } from "./ContestEntry.tsx";
import { headlines } from "./headlines.css.ts";
import { VideoPrizes } from "./VideoPrizes.tsx";

const words = jeuxConcours.video;
const { id } = words;
const address = identity.mail.contest;

/** The rules, but for where to send. */
const rows = [
  { term: words.period, definition: capitalised(monthRangeInWords(videoChallenge)) },
  { term: words.participants, definition: `${videoChallenge.participants} ${words.minors}` },
  ...videoRules,
];

function Entry({ state }: ContestStateProps) {
  return (
    <ContestEntry state={state} words={words}>
      <Stack>
        <Heading level={2} size="section" id={`${id}-titre`} fit={headlines.video} />
        <Text size="lead">{videoChallenge.description}</Text>
      </Stack>
    </ContestEntry>
  );
}

/** The last line of the rules, for as long as entries are received. */
function WhereToSend({ state }: ContestStateProps) {
  if (isClosed(state)) return null;
  const { by, term } = words.send;
  const definition = (
    <>
      <Link href={mailto(address)}>{breakable(address)}</Link>, {by}
    </>
  );
  return <DescriptionList items={[{ term, definition }]} />;
}

/** The video challenge: what can be done follows the day. */
export function VideoChallenge() {
  return (
    <Section id={id} labelledBy={`${id}-titre`} surface="night" stack="loose">
      <Grid columns="aside" space="wide" align="center">
        <ByContestState part={Entry} />
        <VideoPrizes />
      </Grid>
      <div>
        <DescriptionList layout="stacked" items={rows} />
        <ByContestState part={WhereToSend} />
      </div>
    </Section>
  );
}
