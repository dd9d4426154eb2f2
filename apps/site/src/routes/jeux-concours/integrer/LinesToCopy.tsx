import { controls, quizEmbedding } from "@sillages/content";
import { CopyButton, ScriptOnly, type SurfaceName, TextArea } from "@sillages/ui";
import { TitledSection } from "../../../sections/TitledSection.tsx";
import { Living } from "../../../shell/living/Living.tsx";

const { copy } = quizEmbedding;

interface LinesToCopyProps {
  id: string;
  heading: string;
  lead: string;
  /** Names the field that holds them. */
  label: string;
  lines: string;
  /** How many are seen. */
  rows: number;
  surface?: SurfaceName;
}

/** Lines of HTML that are read, selected, or copied by a press. */
export function LinesToCopy({ id, heading, lead, label, lines, rows, surface = "paper" }: LinesToCopyProps) {
  return (
    <TitledSection id={id} title={heading} lead={lead} surface={surface} stack="regular">
      <Living>
        <TextArea name={id} label={label} rows={rows} defaultValue={lines} readOnly spellCheck={false} />
        <ScriptOnly>
          <CopyButton text={lines} {...copy} buttonLabel={controls.labelled(copy.label, label)} />
        </ScriptOnly>
      </Living>
    </TitledSection>
  );
}
