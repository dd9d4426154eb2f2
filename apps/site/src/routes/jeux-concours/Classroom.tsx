import { jeuxConcours } from "@sillages/content";
import { ActionLink, Section, SectionHeader, Stack } from "@sillages/ui";
import { BankFiles } from "../../sections/BankFiles.tsx";

/** The questions for teachers, and the way to what else is made for them. */
export function Classroom() {
  const { embed, heading, id, lead, more, play } = jeuxConcours.classroom;
  return (
    <Section id={id} labelledBy={`${id}-titre`} surface="cream">
      <SectionHeader id={`${id}-titre`} title={heading} lead={lead} />
      <Stack>
        <Stack direction="row" space="near">
          <ActionLink href={more.path}>{more.label}</ActionLink>
          <ActionLink href={play.path} variant="secondary">
            {play.label}
          </ActionLink>
          <ActionLink href={embed.path} variant="secondary">
            {embed.label}
          </ActionLink>
        </Stack>
        <BankFiles />
      </Stack>
    </Section>
  );
}
