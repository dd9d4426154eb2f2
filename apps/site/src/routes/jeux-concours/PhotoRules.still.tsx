import { jeuxConcours, photoRules } from "@sillages/content";
import { Headline, Stack, WakeList } from "@sillages/ui";

export function PhotoRules() {
  return (
    <Stack>
      <Headline level={3} size="subtitle">
        {jeuxConcours.files.rules}
      </Headline>
      <WakeList items={photoRules.map(({ text }) => text)} />
    </Stack>
  );
}
