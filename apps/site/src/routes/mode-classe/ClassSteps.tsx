import { classMode, classPlay } from "@sillages/content";
import { KeyList } from "@sillages/illustrations";
import { List, Section, SectionHeader } from "@sillages/ui";

const { keyboard, steps } = classMode;

/** How a question goes, in a minute. */
export function ClassSteps() {
  return (
    <Section id={steps.id} labelledBy={`${steps.id}-titre`} surface="lagoon">
      <SectionHeader id={`${steps.id}-titre`} title={steps.heading} />
      <List marker="numeral" items={steps.items} />
    </Section>
  );
}

/** What the teacher may press. */
export function ClassKeys() {
  return (
    <Section id={keyboard.id} labelledBy={`${keyboard.id}-titre`}>
      <SectionHeader id={`${keyboard.id}-titre`} title={keyboard.heading} lead={keyboard.lead} />
      <KeyList items={classPlay.keys} />
    </Section>
  );
}
