import { quizFormats, quizResults } from "@sillages/content";
import { Button, Heading, Stack, Text } from "@sillages/ui";
import { use } from "react";
import type { Bank } from "../../../sections/quiz/banks.ts";
import { QuizContext } from "./QuizContext.ts";
import { quizFormatName } from "./quizFormatName.ts";
import type { QuizChoice } from "./quizView.ts";

const words = quizResults.next;

interface QuizNextProps {
  banks: readonly Bank[];
  /** What was just played. */
  played: QuizChoice & { size: number };
}

/** What to play next: the following length on the same bank, and the same length on the others. */
export function QuizNext({ banks, played: { bank, size, timed } }: QuizNextProps) {
  const { start, starting } = use(QuizContext);
  const longer = quizFormats.find(({ questions = bank.size }) => questions > size);
  const others = banks.filter((other) => other.id !== bank.id && other.size >= size);
  return (
    <Stack space="near">
      <Heading level={2}>{words.heading}</Heading>
      <Text>{words.lead}</Text>
      <Stack direction="row" space="near">
        {longer && (
          <Button
            variant="secondary"
            loading={starting}
            onClick={() =>
              start({ bank, size: longer.questions, timed: longer.questions !== undefined && timed })
            }
          >
            {words.format(longer.label, longer.questions ?? bank.size)}
          </Button>
        )}
        {others.map((other) => (
          <Button
            key={other.id}
            variant="secondary"
            loading={starting}
            onClick={() => start({ bank: other, size, timed })}
          >
            {words.other(other.title, quizFormatName(other, size))}
          </Button>
        ))}
      </Stack>
    </Stack>
  );
}
