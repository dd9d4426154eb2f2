import { classMode } from "@sillages/content";
import { List } from "@sillages/ui";
import { TitledSection } from "../../sections/TitledSection.tsx";

const { steps } = classMode;

/** How a question goes, in a minute. */
export function ClassSteps() {
  return (
    <TitledSection id={steps.id} title={steps.heading} surface="night">
      <List marker="numeral" items={steps.items} />
    </TitledSection>
  );
}
