import { contestPeriod, identity, periodState, videoEntry } from "@sillages/content";
import { ActionLink, Badge, Grid, Section, Stack, Text } from "@sillages/ui";
import { periodTone } from "../../sections/periodTone.ts";
import { mailto } from "../../shell/mailto.ts";
import { useNow } from "../../shell/now.tsx";
import { VideoPrizes, VideoRules, VideoTheme } from "./VideoPrizes.still.tsx";
import { WhereToSend } from "./WhereToSend.tsx";

/** The video challenge: what can be done follows the day. */
export function VideoChallenge() {
  const { button, id, mail, rules, subscribe } = videoEntry;
  const state = periodState(contestPeriod, useNow());
  const { badge, text } = videoEntry[state];
  return (
    <Section id={id} labelledBy={`${id}-titre`} surface="nuit">
      <Stack space="loose">
        <Grid columns="aside" gap="wide" align="center">
          <Stack>
            <Badge tone={periodTone[state]}>{badge}</Badge>
            <VideoTheme />
            <Text>{text}</Text>
            <Stack direction="row" space="near">
              {state === "past" ? (
                <ActionLink href={subscribe.path}>{subscribe.label}</ActionLink>
              ) : (
                <ActionLink href={mailto(identity.mail.contest, mail)}>{button}</ActionLink>
              )}
              <ActionLink href={rules.path} tone="outline">
                {rules.label}
              </ActionLink>
            </Stack>
          </Stack>
          <VideoPrizes />
        </Grid>
        <div>
          <VideoRules />
          {state !== "past" && <WhereToSend />}
        </div>
      </Stack>
    </Section>
  );
}
