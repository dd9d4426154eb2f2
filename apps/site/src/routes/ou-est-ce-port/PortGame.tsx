"use client";

import type { PortGameWords } from "@sillages/content";
import { BesideChart, type Frame } from "@sillages/illustrations";
import { Status } from "@sillages/ui";
import { type ReactNode, useEffect, useRef } from "react";
import { PortQuestion } from "./PortQuestion.tsx";
import { GameEnd } from "./GameEnd.tsx";
import type { GamePort } from "./portBank.ts";
import { Marked, PortChart } from "./PortChart.tsx";
import { anySeed } from "./portGame.ts";
import { GameStart } from "./GameStart.tsx";
import { usePortGame } from "./usePortGame.ts";

interface PortGameProps {
  bank: readonly GamePort[];
  /** The two charts, each under its marks. */
  charts: Readonly<Record<Frame, ReactNode>>;
  words: PortGameWords;
}

/** « Où est ce port ? »: ten ports to find on the chart, or in a list; the fewer miles, the better. */
export function PortGame({ bank, charts, words }: PortGameProps) {
  const { answer, beaten, challenge, choose, game, next, problem, said, start } = usePortGame(bank, words);
  const invited = challenge === "damaged" ? undefined : challenge;
  const panel = useRef<HTMLDivElement>(null);

  /** Each port is a screen of its own, and so is the end: its heading is read, and the keyboard starts from it. */
  const screen = game && !game.shown ? `${game.seed} ${game.place}` : "";
  useEffect(() => {
    if (screen) panel.current?.querySelector<HTMLElement>("h2")?.focus();
  }, [screen]);

  const play = (seed: number) => {
    start(seed);
    // The whole chart and its question are in the window from the first port on.
    panel.current?.closest("section")?.scrollIntoView();
  };

  const asked = game?.asked;
  return (
    <Marked value={{ chosen: game?.chosen, right: game?.shown ? asked?.question : undefined }}>
      <BesideChart
        chart={
          <PortChart bank={bank} onChoose={choose}>
            {charts[asked?.question.frame ?? "inset"]}
          </PortChart>
        }
      >
        <div ref={panel}>
          {!game ? (
            <GameStart challenge={challenge} words={words} onStart={() => play(invited?.seed ?? anySeed())} />
          ) : asked ? (
            <PortQuestion
              key={game.place}
              game={game}
              asked={asked}
              bank={bank}
              problem={problem}
              words={words}
              onChoose={choose}
              onAnswer={answer}
              onNext={next}
            />
          ) : (
            <GameEnd game={game} bank={bank} beaten={beaten} words={words} onAgain={() => play(anySeed())} />
          )}
        </div>
        <Status tone="heard">{said}</Status>
      </BesideChart>
    </Marked>
  );
}
