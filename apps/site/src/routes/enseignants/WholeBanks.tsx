import { enseignants } from "@sillages/content";
import { Section, SectionHeader } from "@sillages/ui";
import { BankFiles } from "../../sections/BankFiles.tsx";

const { heading, id, lead } = enseignants.whole;

/** All the questions at once. */
export function WholeBanks() {
  return (
    <Section id={id} labelledBy={`${id}-titre`}>
      <SectionHeader id={`${id}-titre`} title={heading} lead={lead} />
      <BankFiles />
    </Section>
  );
}
