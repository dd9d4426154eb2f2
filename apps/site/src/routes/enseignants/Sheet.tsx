import { quizSheet, sheetMaking as words } from "@sillages/content";
import { PaperKey, PaperQuiz, PaperSheet } from "@sillages/illustrations";
import { memo } from "react";
import type { Explained } from "../../sections/quiz/explanations.ts";
import { paperQuestion } from "../../sections/quiz/paperQuestion.ts";
import type { SheetChoices, SheetQuestion } from "../../teaching/sheet.ts";

const { licence } = quizSheet;

interface SheetProps {
  title: string;
  choices: Pick<SheetChoices, "code" | "version">;
  questions: readonly SheetQuestion[];
  explained: ReadonlyMap<string, Explained>;
}

/** The sheet as it is printed, then on a page of its own what was right and why. */
export const Sheet = memo(function Sheet({
  title,
  choices: { code, version },
  questions,
  explained,
}: SheetProps) {
  const foot = `${licence.text} ${licence.name}, ${licence.url}`;
  return (
    <PaperSheet>
      <PaperQuiz
        heading={title}
        mark={words.mark(code, version)}
        fields={words.fields}
        questions={questions.map(paperQuestion)}
        foot={foot}
      />
      <PaperKey
        heading={words.key(code, version)}
        answers={questions.map(({ correct, id, options }) => {
          const why = explained.get(id);
          return {
            id,
            place: correct,
            text: options[correct] ?? "",
            why: why?.explanation ?? "",
            source: why?.source.name ?? "",
          };
        })}
      />
    </PaperSheet>
  );
});
