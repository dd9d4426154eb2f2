import { devenirPartenaire } from "@sillages/content";
import { Section, SectionHeader, Stack } from "@sillages/ui";
import { BoardingSteps } from "../../sections/BoardingSteps.tsx";

const { heading, id } = devenirPartenaire.steps;

export function Boarding() {
  return (
    <Section id={id} labelledBy="etapes-titre" surface="sunPale">
      <Stack>
        <SectionHeader id="etapes-titre" title={heading} />
        <BoardingSteps />
      </Stack>
    </Section>
  );
}
