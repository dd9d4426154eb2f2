"use client";

import { quizFormats, quizStart as words } from "@sillages/content";
import { Button, Grid, RadioGroup, Stack, Status, Text } from "@sillages/ui";
import { lazy, Suspense, use, useEffect, useState, useSyncExternalStore } from "react";
import { neverChanges } from "../../../shell/living/neverChanges.ts";
import type { Bank } from "../../../sections/quiz/banks.ts";
import { QuizContext } from "./QuizContext.ts";
import { hasRecords } from "./recordsKey.ts";
import { TimeTiles } from "./TimeTiles.tsx";

// Few have something to find again: what shows it comes for them alone.
const QuizRecords = lazy(async () => ({ default: (await import("./QuizRecords.tsx")).QuizRecords }));

/** Leads the visitor here when a quiz was left, or when the link of a challenge could not be read. */
function useFocusOnChoices(isAwaited: boolean) {
  useEffect(() => {
    if (!isAwaited) return;
    document.getElementById(words.id)?.scrollIntoView({ behavior: "instant" });
    document.getElementById(`${words.id}-titre`)?.focus({ preventScroll: true });
  }, [isAwaited]);
}

interface QuizChoicesProps {
  banks: readonly Bank[];
  /** That of the headings below the section's own. */
  level: 2 | 3;
}

/** The bank, the format, the time: the first of each is chosen, so that « Démarrer » starts at once. */
export function QuizChoices({ banks, level }: QuizChoicesProps) {
  const { failed, start, starting, view } = use(QuizContext);
  const [bankId, setBank] = useState(banks[0]?.id ?? "");
  const [formatId, setFormat] = useState(quizFormats[0]?.id ?? "");
  /** What the visitor chose; until then, the length decides. */
  const [wished, setTimed] = useState<boolean>();

  const { damaged = false, toChoices = false } = view.kind === "contest" ? view : {};
  useFocusOnChoices(toChoices);

  const bank = banks.find(({ id }) => id === bankId);
  const whole = bank?.size ?? 0;
  const size = quizFormats.find(({ id }) => id === formatId)?.questions;
  const isLong = size === undefined;
  const comesBack = useSyncExternalStore(neverChanges, hasRecords, () => false);
  const timed = wished ?? !isLong;

  return (
    <Stack>
      {damaged && (
        <Text size="lead" tone="accent">
          {words.challenge.damaged}
        </Text>
      )}
      <RadioGroup
        legend={words.bank}
        options={banks.map(({ id, size: questions, title }) => ({
          value: id,
          label: title,
          detail: words.size(questions),
        }))}
        value={bankId}
        onChange={setBank}
      />
      <Grid columns="controls">
        <RadioGroup
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
        <TimeTiles size="compact" timed={timed} isLong={isLong} onChange={setTimed} />
      </Grid>
      <Stack direction="row" space="near">
        <Button variant="accent" loading={starting} onClick={() => bank && start({ bank, size, timed })}>
          {words.start}
        </Button>
        <Text size="small" as="span">
          {words.summary(size ?? whole, timed)} {isLong && bank && words.reading(bank.minutes)}
        </Text>
        <Status tone="error">{failed && words.failed}</Status>
      </Stack>
      {comesBack && (
        <Suspense>
          <QuizRecords banks={banks} level={level} />
        </Suspense>
      )}
    </Stack>
  );
}
