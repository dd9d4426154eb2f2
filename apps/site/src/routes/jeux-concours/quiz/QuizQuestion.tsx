import { quizPlay as words } from "@sillages/content";
import type { Session } from "@sillages/quiz-engine";
import { ChoiceList } from "@sillages/illustrations";
import { Badge, Stack } from "@sillages/ui";
import { useEffect } from "react";
import type { PlayedQuestion } from "../../../sections/quiz/banks.ts";
import { questionPicture } from "../../../sections/quiz/questionPicture.ts";
import { DifficultyBadge } from "./DifficultyBadge.tsx";
import { focusFromTheTop } from "./focusFromTheTop.ts";
import { placeId } from "./QuizHeader.tsx";

/** Where focus goes when the question changes. */
const questionId = "question";

interface QuizQuestionProps {
  session: Session<PlayedQuestion>;
  /** Receives the option's index in the question, wherever it stands on the screen. */
  onChoose: (option: number) => void;
}

/** The question under way: mounted anew for each one, so that it takes focus as it arrives. */
export function QuizQuestion({ session, onChoose }: QuizQuestionProps) {
  useEffect(() => focusFromTheTop(questionId), []);

  const { answers, draw, index } = session;
  const drawn = draw.questions[index];
  if (!drawn) return null;
  const { choices, question } = drawn;
  const chosen = choices.findIndex(({ option }) => option === answers[index]);
  return (
    <Stack space="near">
      <Stack direction="row" space="close">
        <DifficultyBadge difficulty={question.difficulty} />
        <Badge>{question.category}</Badge>
        <Badge tone="clear" variant="outline">
          {words.points(question.points)}
        </Badge>
      </Stack>
      <ChoiceList
        question={question.question}
        picture={questionPicture(question)}
        questionId={questionId}
        describedBy={placeId}
        name={question.id}
        options={choices.map(({ text }) => text)}
        value={chosen === -1 ? undefined : chosen}
        onChange={(place) => {
          const choice = choices[place];
          if (choice) onChoose(choice.option);
        }}
      />
    </Stack>
  );
}
