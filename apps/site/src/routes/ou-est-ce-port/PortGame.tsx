"use client";

import { portGameSaid, type PortGameWords } from "@sillages/content";
import { BesideChart, type Frame } from "@sillages/illustrations";
import { Button, Heading, Stack, Status, Text } from "@sillages/ui";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useHash } from "../../shell/useHash.ts";
import { Asked } from "./Asked.tsx";
import { Ended } from "./Ended.tsx";
import type { GamePort } from "./portBank.ts";
import { Marked, PortChart } from "./PortChart.tsx";
import { anySeed, challengeIn, gameOf, milesBetween, SIZE } from "./portGame.ts";

export interface PortGameProps {
  bank: readonly GamePort[];
  /** The two charts, each under its marks. */
  charts: Readonly<Record<Frame, ReactNode>>;
  words: PortGameWords;
}

/** A game that is on: which one, what was answered, and what is pointed at. */
interface Going {
  seed: number;
  answers: readonly GamePort[];
  chosen?: GamePort | undefined;
  /** Whether the answer to the port that is asked is shown. */
  shown: boolean;
}

const begun = (seed: number): Going => ({ seed, answers: [], shown: false });

/** « Où est ce port ? »: ten ports to find on the chart, or in a list; the fewer miles, the better. */
export function PortGame({ bank, charts, words }: PortGameProps) {
  const asked = challengeIn(useHash(), bank);
  const invited = asked === "damaged" ? undefined : asked;
  const [going, setGoing] = useState<Going>();
  const [said, say] = useState("");
  const [problem, tell] = useState("");
  const heading = useRef<HTMLDivElement>(null);

  const game = going ? gameOf(bank, going.seed) : [];
  const place = going ? going.answers.length - (going.shown ? 1 : 0) : 0;
  const question = game[place]?.question;
  const isOver = going !== undefined && question === undefined;
  const miles = going ? going.answers.map((answer, at) => milesBetween(answer, game[at]!.question)) : [];

  /** Each port is a screen of its own, and so is the end: its heading is read, and the keyboard starts from it. */
  const screen = going && !going.shown ? `${going.seed} ${place}` : "";
  useEffect(() => {
    if (screen) heading.current?.querySelector<HTMLElement>("h2")?.focus();
  }, [screen]);

  const start = (seed: number) => {
    say("");
    tell("");
    setGoing(begun(seed));
    // The whole chart and its question are in the window from the first port on.
    heading.current?.closest("section")?.scrollIntoView();
  };
  const choose = (port: GamePort) => {
    if (!going || going.shown || isOver) return;
    setGoing({ ...going, chosen: port });
    say(words.pointed);
    tell("");
  };
  const answer = () => {
    if (!going?.chosen || !question) return tell(words.nothing);
    setGoing({ ...going, answers: [...going.answers, going.chosen], shown: true });
    say("");
  };
  const next = () => going && setGoing({ ...going, chosen: undefined, shown: false });

  const right = going?.shown ? question : undefined;
  return (
    <Marked value={{ chosen: going?.chosen, right }}>
      <BesideChart
        chart={
          <PortChart bank={bank} onChoose={choose}>
            {charts[question?.frame ?? "inset"]}
          </PortChart>
        }
      >
        <div ref={heading}>
          {!going && (
            <Stack space="near">
              <Heading level={2} focusable>
                {words.start.heading}
              </Heading>
              {asked === "damaged" && <Text tone="accent">{words.damaged}</Text>}
              <Text>{words.start.text}</Text>
              {invited?.miles !== undefined && (
                <Text tone="strong">{portGameSaid.invited(invited.miles)}</Text>
              )}
              <div>
                <Button onClick={() => start(invited?.seed ?? anySeed())}>{words.start.play}</Button>
              </div>
            </Stack>
          )}
          {going && question && (
            <Asked
              key={place}
              question={question}
              choices={game[place]?.choices ?? []}
              bank={bank}
              place={place + 1}
              size={SIZE}
              chosen={going.chosen}
              problem={problem}
              miles={going.shown ? miles[place] : undefined}
              isLast={place + 1 === game.length}
              words={words}
              onChoose={choose}
              onAnswer={answer}
              onNext={next}
            />
          )}
          {going && isOver && (
            <Ended
              bank={bank}
              seed={going.seed}
              ports={game.map((drawn) => drawn.question)}
              miles={miles}
              beaten={invited?.seed === going.seed ? invited.miles : undefined}
              words={words}
              onAgain={() => start(anySeed())}
            />
          )}
        </div>
        <Status tone="heard">{said}</Status>
      </BesideChart>
    </Marked>
  );
}
