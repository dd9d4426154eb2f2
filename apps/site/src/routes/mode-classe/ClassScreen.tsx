"use client";

import { classPlay as words } from "@sillages/content";
import {
  KeyList,
  ProjectedQuestion,
  ProjectedRanking,
  ProjectedScreen,
  TeamScores,
  useFullScreen,
} from "@sillages/illustrations";
import { Button, ExpandIcon, Heading, Link, Stack, Status, Switch, Text } from "@sillages/ui";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { diplomaPath } from "../../sections/quiz/diplomaPath.ts";
import { questionPicture } from "../../sections/quiz/questionPicture.ts";
import type { ClassEvent, ClassGame } from "./classGame.ts";
import type { ClassTable } from "./classModule.ts";
import { useKeys } from "./useKeys.ts";

const questionId = "question";

const focusQuestion = () => document.getElementById(questionId)?.focus({ preventScroll: true });

export interface ClassScreenProps {
  /** Of the bank. */
  title: string;
  game: ClassGame;
  table: ClassTable;
  send: (event: ClassEvent) => void;
  onLeave: () => void;
}

type PartProps = Pick<ClassScreenProps, "game" | "table" | "send">;

/** The teams, the first of them ahead; those who have as many keep their order. */
const ranked = (scores: readonly number[]) =>
  scores.map((points, at) => ({ team: at + 1, points })).toSorted((a, b) => b.points - a.points);

function Over({ bank, scores }: Pick<ClassGame, "bank" | "scores">) {
  return (
    <Stack>
      <Heading level={2} size="poster" id={questionId} focusable>
        {words.over.heading}
      </Heading>
      <Text size="lead">{words.over.text}</Text>
      {scores.length > 0 && (
        <ProjectedRanking
          items={ranked(scores).map(({ points, team }) => ({
            name: words.team(team),
            text: words.over.points(points),
          }))}
        />
      )}
      <Link href={diplomaPath(bank)} variant="standalone">
        {words.over.diplomas}
      </Link>
    </Stack>
  );
}

function Asked({ game, table }: Omit<PartProps, "send">) {
  const { bank, index, revealed, scores, total } = game;
  const question = table.questions[index];
  if (index === total || !question) return <Over bank={bank} scores={scores} />;
  const why = table.explained.get(question.id);
  return (
    <ProjectedQuestion
      id={questionId}
      question={question.question}
      picture={questionPicture(question)}
      options={question.options}
      answer={
        revealed.includes(index)
          ? {
              correct: question.correct,
              label: words.right,
              why: why?.explanation,
              source: why && words.source(why.source.name),
            }
          : undefined
      }
    />
  );
}

/** What is said once, for whoever does not see the screen. */
function News({ game: { index, revealed, scores }, table }: Omit<PartProps, "send">) {
  const question = table.questions[index];
  const [told, tell] = useState({ scores, team: -1 });
  // A point that is taken back is told as one that is given.
  if (told.scores !== scores)
    tell({ scores, team: scores.findIndex((points, team) => points !== told.scores[team]) });
  const points = scores[told.team];
  const answer = question && revealed.includes(index) ? question.options[question.correct] : undefined;
  return (
    <>
      <Status tone="heard">{answer && `${words.right}\u00A0: ${answer}`}</Status>
      <Status tone="heard">{points !== undefined && words.scored(told.team + 1, points)}</Status>
    </>
  );
}

/** Each button keeps its place, whichever are there. */
function Moves({ game: { index, revealed, total }, send }: Omit<PartProps, "table">) {
  const isOver = index === total;
  const isRevealed = revealed.includes(index);
  return (
    <Stack direction="ends" space="near">
      {index > 0 ? (
        <Button variant="secondary" onClick={() => send({ type: "previous" })}>
          {words.previous}
        </Button>
      ) : (
        <span />
      )}
      {!isOver && !isRevealed ? (
        <Button onClick={() => send({ type: "reveal" })}>{words.reveal}</Button>
      ) : (
        <span />
      )}
      {!isOver && (
        // Anew for each look: an ink that melts into another hides the words meanwhile.
        <Button
          key={String(isRevealed)}
          variant={isRevealed ? "primary" : "secondary"}
          onClick={() => send({ type: "next" })}
        >
          {index + 1 === total ? words.finish : words.next}
        </Button>
      )}
    </Stack>
  );
}

/** The question before a class, large, and what the teacher leads it with. */
export function ClassScreen({ title, game, table, send, onLeave }: ClassScreenProps) {
  const screen = useRef<HTMLDivElement>(null);
  const { isFull, toggle } = useFullScreen(screen);
  const [keys, setKeys] = useState(true);
  const { choices, index, scores, total } = game;
  useKeys(keys, send, toggle);

  // What is new is read first, and Space then reveals it.
  useEffect(focusQuestion, [index]);

  // The button that revealed the answer is gone, and the focus with it.
  useEffect(() => {
    if (!screen.current?.contains(document.activeElement)) focusQuestion();
  });

  /** A button that a pointer pressed gives the keys back to the screen: Space does not press it again. */
  const giveKeysBack = ({ detail }: MouseEvent) => {
    if (detail > 0) focusQuestion();
  };

  const about = choices.category ? `${title}, ${choices.category}` : title;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- hears what bubbles from its buttons
    <div onClick={giveKeysBack}>
      <ProjectedScreen
        ref={screen}
        label={words.label}
        head={
          index < total
            ? `${words.question(index + 1, total)}. ${words.about(about, choices.code)}`
            : words.about(about, choices.code)
        }
        actions={
          <>
            <Switch checked={keys} onChange={setKeys}>
              {words.shortcuts}
            </Switch>
            {document.fullscreenEnabled && (
              <Button size="small" variant="secondary" onClick={toggle}>
                <ExpandIcon /> {isFull ? words.window : words.fullScreen}
              </Button>
            )}
            <Button size="small" variant="secondary" onClick={onLeave}>
              {words.leave}
            </Button>
          </>
        }
        foot={
          <>
            <Moves game={game} send={send} />
            {scores.length > 0 && (
              <TeamScores
                label={words.scores}
                scores={scores}
                teamLabel={words.team}
                addLabel={words.add}
                removeLabel={words.remove}
                onScore={(team, by) => send({ type: "score", team, by })}
              />
            )}
            {keys && <KeyList items={words.keys} />}
          </>
        }
        onLeave={onLeave}
      >
        <Asked game={game} table={table} />
        <News game={game} table={table} />
      </ProjectedScreen>
    </div>
  );
}
