import { enseignants, quizSheet } from "@sillages/content";
import { Link, ScriptOnly, Stack, Text } from "@sillages/ui";
import { bankList } from "../../sections/quiz/bankList.ts";
import { TitledSection } from "../../sections/TitledSection.tsx";
import { Living } from "../../shell/Living.tsx";
import { themesOf } from "../../teaching/themesOf.ts";
import { SheetMaker } from "./SheetMaker.tsx";

const { heading, id, lead, noScript } = enseignants.maker;
const { licence } = quizSheet;

/** Where a sheet is made: a bank, a theme, a difficulty, a number, a version. */
export function SheetMaking() {
  const [first, ...others] = bankList().map((bank) => ({
    ...bank,
    themes: themesOf(bank.id).map(({ name }) => name),
  }));
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
