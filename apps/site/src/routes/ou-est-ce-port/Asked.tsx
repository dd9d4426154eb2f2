"use client";

import { portGameSaid as said, type PortGameWords } from "@sillages/content";
import { Button, Disclosure, Heading, RadioGroup, Stack, Status, Text } from "@sillages/ui";
import type { Choice } from "@sillages/quiz-engine";
import { useEffect, useRef } from "react";
import type { GamePort } from "./portBank.ts";

interface AskedProps {
  question: GamePort;
  /** The stretches of road to choose from, in their order. */
  choices: readonly Choice[];
  bank: readonly GamePort[];
  /** From 1, of `size`. */
  place: number;
  size: number;
  chosen: GamePort | undefined;
  /** How far the answer was, once it is given. */
  miles: number | undefined;
  /** What is missing to answer. */
  problem: string;
  isLast: boolean;
  words: PortGameWords;
  onChoose: (port: GamePort) => void;
  onAnswer: () => void;
  onNext: () => void;
}

/** A port that is asked; once it is answered, where it is and what is told of it. */
export function Asked(props: AskedProps) {
  const { bank, choices, chosen, isLast, miles, place, problem, question, size, words } = props;
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (miles !== undefined) answer.current?.focus();
  }, [miles]);
  const options = choices.map(({ option, text }) => ({ value: question.stands[option] ?? "", label: text }));
  const chosenName = chosen?.name ?? "";
  return (
    <Stack space="near">
      <Text size="small">{said.place(place, size)}</Text>
      <Heading level={2} focusable>
        {said.where(question.name)}
      </Heading>
      {miles === undefined ? (
        <>
          <Text>{words.hint}</Text>
          <Disclosure label={words.list.open} closeLabel={words.list.close}>
            <RadioGroup
              legend={said.where(question.name)}
              options={options}
              value={options.some(({ value }) => value === chosen?.id) ? (chosen?.id ?? "") : ""}
              onChange={(id) => {
                const port = bank.find((one) => one.id === id);
                if (port) props.onChoose(port);
              }}
            />
          </Disclosure>
          <div>
            <Button onClick={props.onAnswer}>{words.answer}</Button>
          </div>
          <Status tone="error">{problem}</Status>
        </>
      ) : (
        <>
          <div ref={answer} tabIndex={-1}>
            <Stack space="close">
              <Text size="lead">
                {miles === 0 ? said.exact(question) : said.away(question, miles, chosenName)}
              </Text>
              <Text>{question.note}</Text>
            </Stack>
          </div>
          <div>
            <Button onClick={props.onNext}>{isLast ? words.end : words.next}</Button>
          </div>
        </>
      )}
    </Stack>
  );
}
