import { classMode, classPlay } from "@sillages/content";
import { KeyList } from "@sillages/illustrations";
import { TitledSection } from "../../sections/TitledSection.tsx";

const { heading, id, lead } = classMode.keyboard;

/** What the teacher may press. */
export function ClassKeys() {
  return (
    <TitledSection id={id} title={heading} lead={lead}>
      <KeyList items={classPlay.keys} />
    </TitledSection>
  );
}
