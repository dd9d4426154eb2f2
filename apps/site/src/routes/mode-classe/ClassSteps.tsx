import { classMode, classPlay } from "@sillages/content";
import { KeyList } from "@sillages/illustrations";
import { List } from "@sillages/ui";
import { TitledSection } from "../../sections/TitledSection.tsx";

const { keyboard, steps } = classMode;

/** How a question goes, in a minute. */
export function ClassSteps() {
  return (
    <TitledSection id={steps.id} title={steps.heading} surface="lagoon">
      <List marker="numeral" items={steps.items} />
    </TitledSection>
  );
}

/** What the teacher may press. */
export function ClassKeys() {
  return (
    <TitledSection id={keyboard.id} title={keyboard.heading} lead={keyboard.lead}>
      <KeyList items={classPlay.keys} />
    </TitledSection>
  );
}
