import { jeuxConcours } from "@sillages/content";
import { Heading, List, Stack } from "@sillages/ui";
import type { ContestStateProps } from "../../sections/ByContestState.tsx";

/** How one takes part; once the contests are closed, how it went, without inviting. */
export function Participate({ state }: ContestStateProps) {
  const { heading, steps } = jeuxConcours.participate[state];
  return (
    <Stack>
      <Heading level={2}>{heading}</Heading>
      <List marker="step" items={steps} />
    </Stack>
  );
}
