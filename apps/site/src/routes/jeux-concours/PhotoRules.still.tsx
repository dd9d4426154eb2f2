import { jeuxConcours, photoRules } from "@sillages/content";
import { DefinitionTable, Headline, SectionHeader, Stack } from "@sillages/ui";

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
      <DefinitionTable items={photoRules.map(({ label, text }) => ({ term: label, definition: text }))} />
    </Stack>
  );
}
