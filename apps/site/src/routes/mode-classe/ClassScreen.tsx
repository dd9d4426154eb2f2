import { classPlay as words } from "@sillages/content";
import { KeyList, ProjectedScreen, TeamScores, useFullScreen } from "@sillages/illustrations";
import { Button, ExpandIcon, Switch } from "@sillages/ui";
import { useRef, useState } from "react";
import { ClassEnd } from "./ClassEnd.tsx";
import type { ClassEvent, ClassGame } from "./classGame.ts";
import type { ClassTable } from "./classModule.ts";
import { ClassMoves } from "./ClassMoves.tsx";
import { ClassNews } from "./ClassNews.tsx";
import { ClassQuestion } from "./ClassQuestion.tsx";
import { giveKeysBack, useQuestionFocus } from "./questionFocus.ts";
import { useKeys } from "./useKeys.ts";

interface ClassScreenProps {
  /** Of the bank. */
  title: string;
  game: ClassGame;
  table: ClassTable;
  send: (event: ClassEvent) => void;
  onLeave: () => void;
}

/** The question before a class, large, and what the teacher leads it with. */
export function ClassScreen({ title, game, table, send, onLeave }: ClassScreenProps) {
  const screen = useRef<HTMLDivElement>(null);
  const { isFull, toggle } = useFullScreen(screen);
  const [keys, setKeys] = useState(true);
  const { bank, choices, index, scores, total } = game;
  useKeys(keys, send, toggle);
  useQuestionFocus(screen, index);

  // None once all were asked.
  const question = table.questions[index];
  const revealed = game.revealed.includes(index);
  const about = words.about(choices.category ? `${title}, ${choices.category}` : title, choices.code);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- hears what bubbles from its buttons
    <div onClick={giveKeysBack}>
      <ProjectedScreen
        ref={screen}
        label={words.label}
        head={question ? `${words.question(index + 1, total)}. ${about}` : about}
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
            <ClassMoves game={game} revealed={revealed} send={send} />
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
            {keys && <KeyList items={words.keysFor(scores.length)} />}
          </>
        }
        onLeave={onLeave}
      >
        {question ? (
          // Anew for each: focus that stays where it is reads nothing.
          <ClassQuestion
            key={question.id}
            question={question}
            revealed={revealed}
            why={table.explained.get(question.id)}
          />
        ) : (
          <ClassEnd bank={bank} scores={scores} />
        )}
        <ClassNews answer={revealed ? question?.options[question.correct] : undefined} scores={scores} />
      </ProjectedScreen>
    </div>
  );
}
