import { crewBoardSaid as said, type CrewBoardWords } from "@sillages/content";
import { type Crew, mergeBoards, MOST_CREWS } from "@sillages/quiz-engine/board";
import { Button, Heading, Stack, TextArea } from "@sillages/ui";
import { type FormEvent, useRef, useState } from "react";
import type { BoardBank } from "./boardMaterial.ts";
import { crewsIn } from "./crews.ts";

interface CrewAddingProps {
  banks: readonly BoardBank[];
  crews: readonly Crew[];
  words: CrewBoardWords["adding"];
  /** Puts another board in the place of this one, and says what was done. */
  onChange: (crews: readonly Crew[], done: string) => void;
}

/** Links that were received, pasted as they came. What says nothing to the board stays in the field. */
export function CrewAdding({ banks, crews, words, onChange }: CrewAddingProps) {
  const [text, setText] = useState("");
  const [problem, setProblem] = useState("");
  const field = useRef<HTMLTextAreaElement>(null);

  /** What is wrong is said with the field that it is about. */
  const tell = (message: string) => {
    setProblem(message);
    if (message) field.current?.focus();
  };

  const add = (event: FormEvent) => {
    event.preventDefault();
    const read = crewsIn(text, banks);
    if (read.links === 0) return tell(words.nothing);
    const { crews: merged, left } = mergeBoards(crews, read.crews);
    const news = merged.filter((crew) => !crews.includes(crew)).length;
    const problems = [
      read.unread > 0 && said.unread(read.unread),
      left.length > 0 && said.left(left.length, MOST_CREWS),
    ].filter(Boolean);
    tell(problems.join(" "));
    if (problems.length === 0) setText("");
    if (read.crews.length > 0) onChange(merged, said.added(news));
  };
  return (
    <form onSubmit={add} noValidate>
      <Stack>
        <Heading level={3} size="subtitle">
          {words.heading}
        </Heading>
        <div>
          <TextArea
            ref={field}
            name="liens"
            label={words.links}
            hint={words.hint}
            error={problem || undefined}
            value={text}
            rows={4}
            autoComplete="off"
            spellCheck={false}
            onChange={(typed) => {
              tell("");
              setText(typed);
            }}
          />
        </div>
        <div>
          <Button type="submit">{words.add}</Button>
        </div>
      </Stack>
    </form>
  );
}
