import {
  capitalised,
  identity,
  jeuxConcours,
  monthRangeInWords,
  videoChallenge,
  videoRules,
} from "@sillages/content";
import { ActionLink, Badge, DescriptionList, Grid, Heading, Section, Stack, Text, Link } from "@sillages/ui";
import { breakable } from "../../shell/breakable.tsx";
import { mailto } from "../../shell/mailto.ts";
import { PageAction } from "../../shell/PageAction.tsx";
import { ByContestState, type ContestStateProps, isClosed } from "../../sections/ByContestState.tsx";
import { headlines } from "./headlines.css.ts";
import { periodTone } from "./periodTone.ts";
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
  const { button, mail, rules, subscribe } = words;
  const { badge, text } = words[state];
  return (
    <Stack>
      <Badge tone={periodTone[state]}>{badge}</Badge>
      <Stack>
        <Heading level={2} size="section" id={`${id}-titre`} fit={headlines.video} />
        <Text size="lead">{videoChallenge.description}</Text>
      </Stack>
      <Text>{text}</Text>
      <Stack direction="row" space="near">
        {isClosed(state) ? (
          <PageAction {...subscribe} />
        ) : (
          <ActionLink href={mailto(address, mail)}>{button}</ActionLink>
        )}
        <PageAction {...rules} variant="secondary" />
      </Stack>
    </Stack>
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
