import { contestPeriod, participate, periodState } from "@sillages/content";
import { Headline, Stack, StepList } from "@sillages/ui";
import { useNow } from "../../shell/now.tsx";

/** How one takes part; once the contests are closed, how it went, without inviting. */
export function Participate() {
  const { heading, steps } = participate[periodState(contestPeriod, useNow())];
  return (
    <Stack>
      <Headline level={2}>{heading}</Headline>
      <StepList steps={steps} />
    </Stack>
  );
}
