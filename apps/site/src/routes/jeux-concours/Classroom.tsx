import { jeuxConcours } from "@sillages/content";
import { Section, SectionHeader, Stack } from "@sillages/ui";
import { BankFiles } from "../../sections/BankFiles.tsx";
import { PageAction } from "../../shell/PageAction.tsx";

/** The questions for teachers, and the way to what else is made for them. */
export function Classroom() {
  const { embed, heading, id, lead, more, play } = jeuxConcours.classroom;
  return (
    <Section id={id} labelledBy={`${id}-titre`} surface="cream">
      <SectionHeader id={`${id}-titre`} title={heading} lead={lead} />
      <Stack>
        <Stack direction="row" space="near">
          <PageAction {...more} />
          <PageAction {...play} variant="secondary" />
          <PageAction {...embed} variant="secondary" />
        </Stack>
        <BankFiles />
      </Stack>
    </Section>
  );
}
