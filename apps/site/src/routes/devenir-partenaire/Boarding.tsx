import { devenirPartenaire } from "@sillages/content";
import { BoardingSteps } from "../../sections/BoardingSteps.tsx";
import { TitledSection } from "../../sections/TitledSection.tsx";

const { heading, id } = devenirPartenaire.steps;

export function Boarding() {
  return (
    <TitledSection id={id} title={heading} surface="sunPale" stack="regular">
      <BoardingSteps />
    </TitledSection>
  );
}
