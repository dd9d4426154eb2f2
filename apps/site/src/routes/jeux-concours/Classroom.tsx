import { jeuxConcours } from "@sillages/content";
import { Stack } from "@sillages/ui";
import { BankFiles } from "../../sections/BankFiles.tsx";
import { TitledSection } from "../../sections/TitledSection.tsx";
import { PageAction } from "../../shell/links/PageAction.tsx";

/** The questions for teachers, and the way to what else is made for them. */
export function Classroom() {
  const { embed, heading, id, lead, more, play } = jeuxConcours.classroom;
  return (
    <TitledSection id={id} title={heading} lead={lead} surface="cream">
      <Stack>
        <Stack direction="row" space="near">
          <PageAction {...more} />
          <PageAction {...play} variant="secondary" />
          <PageAction {...embed} variant="secondary" />
        </Stack>
        <BankFiles />
      </Stack>
    </TitledSection>
  );
}
