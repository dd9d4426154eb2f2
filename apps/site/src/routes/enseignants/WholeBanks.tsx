import { enseignants } from "@sillages/content";
import { BankFiles } from "../../sections/BankFiles.tsx";
import { TitledSection } from "../../sections/TitledSection.tsx";

const { heading, id, lead } = enseignants.whole;

/** All the questions at once. */
export function WholeBanks() {
  return (
    <TitledSection id={id} title={heading} lead={lead}>
      <BankFiles />
    </TitledSection>
  );
}
