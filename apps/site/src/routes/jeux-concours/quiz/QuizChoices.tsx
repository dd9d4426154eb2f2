import { figures, jeuxConcours, quizBanks, quizFormats } from "@sillages/content";
import { Button, RadioTiles, ScriptOnly, Stack, Text } from "@sillages/ui";
import { useState } from "react";
import type { QuizChoice } from "./useQuiz.ts";

const { intro } = jeuxConcours.quiz;
const SECONDS_IN_A_MINUTE = 60;

const [firstBank] = quizBanks;
const [firstFormat] = quizFormats;

export interface QuizChoicesProps {
  /** The quiz could not be fetched. */
  failed: boolean;
  onStart: (choice: QuizChoice) => void;
}

/** The bank, the format, the time: the first of each is chosen, so that « Démarrer » starts at once. */
export function QuizChoices({ failed, onStart }: QuizChoicesProps) {
  const [bankId, setBank] = useState(firstBank?.id ?? "ocean-vivant");
  const [formatId, setFormat] = useState(firstFormat?.id ?? "");
  const [time, setTime] = useState<"limited" | "unlimited">("limited");

  const bank = quizBanks.find(({ id }) => id === bankId);
  const size = quizFormats.find(({ id }) => id === formatId)?.questions;
  const minutes = figures.quizSeconds / SECONDS_IN_A_MINUTE;

  return (
    <ScriptOnly otherwise={<Text tone="strong">{intro.noScript}</Text>}>
      <Stack>
        <RadioTiles
          legend={intro.bank}
          options={quizBanks.map(({ id, questions, title }) => ({
            value: id,
            label: title,
            detail: intro.size(questions),
          }))}
          value={bankId}
          onChange={setBank}
        />
        <RadioTiles
          legend={intro.format}
          options={quizFormats.map(({ id, label, questions }) => ({
            value: id,
            label,
            detail: intro.size(questions ?? bank?.questions ?? 0),
          }))}
          value={formatId}
          onChange={setFormat}
        />
        <RadioTiles
          legend={intro.time.legend}
          options={[
            { value: "limited", label: intro.time.limited(minutes), detail: intro.time.hint },
            { value: "unlimited", label: intro.time.unlimited },
          ]}
          value={time}
          onChange={setTime}
        />
        <div>
          <Button onClick={() => onStart({ bank: bankId, size, timed: time === "limited" })}>
            {intro.start}
          </Button>
        </div>
        <output>{failed && intro.failed}</output>
      </Stack>
    </ScriptOnly>
  );
}
