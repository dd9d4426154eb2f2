import { contestPeriod, identity, periodState, photoEntry } from "@sillages/content";
import { ActionLink, Badge, Grid, Section, Stack, Text } from "@sillages/ui";
import { periodTone } from "../../sections/periodTone.ts";
import { mailto } from "../../shell/mailto.ts";
import { useNow } from "../../shell/now.tsx";
import { PhotoTheme, Prints } from "./PhotoTheme.still.tsx";

/** The banner of the photo contest: what can be done follows the day. */
export function PhotoContest() {
  const { id, mail, participate, rules, subscribe } = photoEntry;
  const state = periodState(contestPeriod, useNow());
  const { badge, text } = photoEntry[state];
  return (
    <Section id={id} labelledBy={`${id}-titre`} surface="nuit" space="band">
      <Grid columns="lead" gap="wide" align="center">
        <Prints />
        <Stack>
          <Badge tone={periodTone[state]}>{badge(contestPeriod.start, contestPeriod.end)}</Badge>
          <PhotoTheme />
          <Text>{text}</Text>
          <Stack direction="row" space="near">
            {state === "past" ? (
              <ActionLink href={subscribe.path}>{subscribe.label}</ActionLink>
            ) : (
              <ActionLink href={mailto(identity.mail.contest, mail)}>{participate}</ActionLink>
            )}
            <ActionLink href={rules.path} tone="outline">
              {rules.label}
            </ActionLink>
          </Stack>
        </Stack>
      </Grid>
    </Section>
  );
}
