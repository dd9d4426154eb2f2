import { jeuxConcours, photoRules } from "@sillages/content";
import { Headline, SectionHeader, Stack, WakeList } from "@sillages/ui";

const { files } = jeuxConcours;

export function FilesHeader() {
  return <SectionHeader id={`${files.id}-titre`} title={files.heading} lead={files.lead} />;
}

export function PhotoRules() {
  return (
    <Stack>
      <Headline level={3} size="subtitle">
        {files.rules}
      </Headline>
      <WakeList items={photoRules.map(({ text }) => text)} />
    </Stack>
  );
}
