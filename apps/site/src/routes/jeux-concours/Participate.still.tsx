import { jeuxConcours } from "@sillages/content";
import { Headline, Stack, StepList } from "@sillages/ui";

export function Participate() {
  const { heading, steps } = jeuxConcours.participate;
  return (
    <Stack>
      <Headline level={2}>{heading}</Headline>
      <StepList steps={steps} />
    </Stack>
  );
}
