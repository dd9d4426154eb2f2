import { quizBanks, quizFormats, quizStart as words } from "@sillages/content";
import { Button, Grid, RadioTiles, Stack, Text } from "@sillages/ui";
import { useState } from "react";
import { TimeTiles } from "./TimeTiles.tsx";
import type { Quiz } from "./useQuiz.ts";

const [firstBank] = quizBanks;
const [firstFormat] = quizFormats;

/** The bank, the format, the time: the first of each is chosen, so that « Démarrer » starts at once. */
export function QuizChoices({ quiz }: { quiz: Quiz }) {
  const [bankId, setBank] = useState(firstBank?.id ?? "ocean-vivant");
  const [formatId, setFormat] = useState(firstFormat?.id ?? "");
  const [timed, setTimed] = useState(true);

  const whole = quizBanks.find(({ id }) => id === bankId)?.questions ?? 0;
  const size = quizFormats.find(({ id }) => id === formatId)?.questions;

  return (
    <Stack>
      {quiz.arrival.kind === "damaged" && (
        <Text size="lead" tone="accent">
          {words.challenge.damaged}
        </Text>
      )}
      <RadioTiles
        legend={words.bank}
        options={quizBanks.map(({ id, questions, title }) => ({
          value: id,
          label: title,
          detail: words.size(questions),
        }))}
        value={bankId}
        onChange={setBank}
      />
      <Grid columns="halves">
        <RadioTiles
          legend={words.format}
          size="compact"
          options={quizFormats.map(({ id, label, questions }) => ({
            value: id,
            label,
            detail: words.size(questions ?? whole),
          }))}
          value={formatId}
          onChange={setFormat}
        />
        <TimeTiles timed={timed} onChange={setTimed} />
      </Grid>
      <Stack direction="row" space="near">
        <Button tone="strong" busy={quiz.starting} onClick={() => quiz.start({ bank: bankId, size, timed })}>
          {words.start}
        </Button>
        <Text size="small" as="span">
          {words.summary(size ?? whole, timed)}
        </Text>
      </Stack>
    </Stack>
  );
}
