import { identity, type jeuxConcours } from "@sillages/content";
import { ActionLink, Badge, type BadgeProps, Stack, Text } from "@sillages/ui";
import type { ReactNode } from "react";
import { type ContestStateProps, isClosed } from "../../sections/ByContestState.tsx";
import { mailto } from "../../shell/links/mailto.ts";
import { PageAction } from "../../shell/links/PageAction.tsx";

const tones = {
  upcoming: "attention",
  current: "accent",
  past: "neutral",
  announced: "neutral",
} as const satisfies Record<ContestStateProps["state"], BadgeProps["tone"]>;

interface ContestEntryProps extends ContestStateProps {
  /** What the contest is called and asks for. */
  children: ReactNode;
  words: (typeof jeuxConcours)["photo" | "video"];
}

/** A contest as it stands: how to enter it, or the newsletter once nothing more is received. */
export function ContestEntry({ state, children, words }: ContestEntryProps) {
  const { button, mail, rules, subscribe } = words;
  const { badge, text } = words[state];
  return (
    <Stack>
      <Badge tone={tones[state]}>{badge}</Badge>
      {children}
      <Text>{text}</Text>
      <Stack direction="row" space="near">
        {isClosed(state) ? (
          <PageAction {...subscribe} />
        ) : (
          <ActionLink href={mailto(identity.mail.contest, mail)}>{button}</ActionLink>
        )}
        <PageAction {...rules} variant="secondary" />
      </Stack>
    </Stack>
  );
}
