import { devenirPartenaire } from "@sillages/content";
import { List } from "@sillages/ui";
import { TitledSection } from "../../sections/TitledSection.tsx";

const { heading, id, items } = devenirPartenaire.steps;

/** From the first call to the first visit. */
export function PartnershipSteps() {
  return (
    <TitledSection id={id} title={heading} stack="regular">
      <List marker="numeral" items={items} />
    </TitledSection>
  );
}
