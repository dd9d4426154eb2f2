import { enseignants, quizSheet } from "@sillages/content";
import { quizBanks } from "@sillages/content/quiz-banks";
import { Link, ScriptOnly, Section, SectionHeader, Stack, Text } from "@sillages/ui";
import { bankList } from "../../sections/quiz/bankList.ts";
import { Living } from "../../shell/Living.tsx";
import { SheetMaker } from "./SheetMaker.tsx";

const { heading, id, lead, noScript } = enseignants.maker;
const { licence } = quizSheet;

/** Where a sheet is made: a bank, a theme, a difficulty, a number, a version. */
export function SheetMaking() {
  const [first, ...others] = bankList().map((bank) => {
    const questions = quizBanks.find((one) => one.id === bank.id)?.questions ?? [];
    return { ...bank, categories: [...new Set(questions.map(({ category }) => category))] };
  });
  if (!first) return null;
  return (
    <Section id={id} labelledBy={`${id}-titre`} surface="cream">
      <SectionHeader id={`${id}-titre`} title={heading} lead={lead} />
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
    </Section>
  );
}
