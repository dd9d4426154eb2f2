import { quizRecords as words, quizStart } from "@sillages/content";
import { Button, Heading, List, Stack, Status, Text } from "@sillages/ui";
import { use, useState } from "react";
import type { Bank } from "../../../sections/quiz/banks.ts";
import { quizFormatName } from "./quizFormatName.ts";
import { QuizContext } from "./QuizContext.ts";
import { forgetRecords } from "./records.ts";
import { useRecords } from "./useRecords.ts";

interface QuizRecordsProps {
  banks: readonly Bank[];
  /** That of its heading, below the section's own. */
  level: 2 | 3;
}

/** For who comes back: what to beat, the last quiz, its answers and another like it. Nothing for who has not played. */
export function QuizRecords({ banks, level }: QuizRecordsProps) {
  const { review, start, starting } = use(QuizContext);
  const { best, last } = useRecords();
  const [erased, setErased] = useState(false);

  const bankOf = (id: string) => banks.find((bank) => bank.id === id);
  const known = best.flatMap((score) => {
    const bank = bankOf(score.bank);
    return bank ? [{ ...score, bank, format: quizFormatName(bank, score.size) }] : [];
  });
  const bank = last && bankOf(last.bank);

  const erase = () => {
    forgetRecords();
    setErased(true);
    // What was pressed goes away: the keyboard goes on from the section.
    document.getElementById(`${quizStart.id}-titre`)?.focus({ preventScroll: true });
  };
  return (
    <>
      {known.length > 0 && (
        <Stack space="near">
          <Heading level={level} size="subtitle">
            {words.heading}
          </Heading>
          <List
            items={known.map(({ at, bank: { title }, format, percentage }) =>
              words.line(title, format, percentage, at),
            )}
          />
          {bank && <Text>{words.last(bank.title, quizFormatName(bank, last.size), last.percentage)}</Text>}
          <Stack direction="row" space="near">
            {bank && last.size <= bank.size && (
              <Button
                variant="secondary"
                loading={starting}
                onClick={() => start({ bank, size: last.size, timed: last.size < bank.size })}
              >
                {words.again}
              </Button>
            )}
            {bank && (
              <Button variant="secondary" plain onClick={review}>
                {words.review}
              </Button>
            )}
            <Button variant="secondary" plain onClick={erase}>
              {words.erase}
            </Button>
          </Stack>
        </Stack>
      )}
      <Status>{erased && known.length === 0 && words.erased}</Status>
    </>
  );
}
