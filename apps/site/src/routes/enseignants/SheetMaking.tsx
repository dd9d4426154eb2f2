import { enseignants, quizSheet } from "@sillages/content";
import { Link, ScriptOnly, Stack, Text } from "@sillages/ui";
import { TitledSection } from "../../sections/TitledSection.tsx";
import { Living } from "../../shell/living/Living.tsx";
import { themedBanks } from "../../teaching/themedBanks.ts";
import { SheetMaker } from "./SheetMaker.tsx";

const { heading, id, lead, noScript } = enseignants.maker;
const { licence } = quizSheet;

/** Where a sheet is made: a bank, a theme, a difficulty, a number, a version. */
export function SheetMaking() {
  const [first, ...others] = themedBanks();
  if (!first) return null;
  return (
    <TitledSection id={id} title={heading} lead={lead} surface="cream">
      <Stack>
        <ScriptOnly otherwise={<Text>{noScript}</Text>}>
          <Living>
            <SheetMaker banks={[first, ...others]} />
          </Living>
        </ScriptOnly>
        <Text size="small">
          {licence.text} <Link href={licence.url}>{licence.name}</Link>
        </Text>
      </Stack>
    </TitledSection>
  );
}
