import { portGameSaid as said, type PortGameWords } from "@sillages/content";
import { Button, Disclosure, Heading, RadioGroup, Stack, Status, Text } from "@sillages/ui";
import { useEffect, useRef } from "react";
import type { Standing } from "./gameState.ts";
import type { GamePort } from "./portBank.ts";

interface PortQuestionProps {
  game: Standing;
  /** The port of `game` that is asked, and the stretches of road to choose from. */
  asked: NonNullable<Standing["asked"]>;
  bank: readonly GamePort[];
  /** What is missing to answer. */
  problem: string;
  words: PortGameWords;
  onChoose: (port: GamePort) => void;
  onAnswer: () => void;
  onNext: () => void;
}

/** A port that is asked; once it is answered, where it is and what is told of it. */
export function PortQuestion({
  game,
  asked,
  bank,
  problem,
  words,
  onChoose,
  onAnswer,
  onNext,
}: PortQuestionProps) {
  const { chosen, drawn, place, shown } = game;
  const { choices, question } = asked;
  // None until it is answered.
  const miles = shown ? game.miles[place] : undefined;
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (miles !== undefined) answer.current?.focus();
  }, [miles]);
  const options = choices.map(({ option, text }) => ({ value: question.stands[option] ?? "", label: text }));
  const chosenName = chosen?.name ?? "";
  return (
    <Stack space="near">
      <Text size="small">{said.place(place + 1, drawn.length)}</Text>
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
                if (port) onChoose(port);
              }}
            />
          </Disclosure>
          <div>
            <Button onClick={onAnswer}>{words.answer}</Button>
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
            <Button onClick={onNext}>{place + 1 === drawn.length ? words.end : words.next}</Button>
          </div>
        </>
      )}
    </Stack>
  );
}
