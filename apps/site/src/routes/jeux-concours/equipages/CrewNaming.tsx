import { crewBoardSaid as said, type CrewBoardWords } from "@sillages/content";
import { type Crew, lineOf, mergeBoards, nameOf } from "@sillages/quiz-engine/board";
import { Button, Heading, SelectField, Stack, TextField } from "@sillages/ui";
import { type FormEvent, useRef, useState } from "react";
import { quizName } from "./quizName.ts";
import type { CrewTable } from "./crews.ts";

interface CrewNamingProps {
  crews: readonly Crew[];
  tables: readonly CrewTable[];
  unnamed: string;
  words: CrewBoardWords["naming"];
  /** Puts another board in the place of this one, and says what was done. */
  onChange: (crews: readonly Crew[], done: string) => void;
}

/** What tells a crew of a board from the others. */
const idOf = ({ bankHash, name, score, seconds, seed, size }: Crew) =>
  [bankHash, seed, size, score, seconds, name].join(" ");

/** A name for a crew that has none, another one, or out of the board. Who has just played is the one that is chosen. */
export function CrewNaming({ crews, tables, unnamed, words, onChange }: CrewNamingProps) {
  const [chosenId, choose] = useState<string>();
  const [name, setName] = useState("");
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);

  const chosen =
    crews.find((crew) => idOf(crew) === chosenId) ?? crews.find((crew) => crew.name === "") ?? crews[0];
  if (!chosen) return null;
  const others = crews.filter((crew) => crew !== chosen);

  const write = (event: FormEvent) => {
    event.preventDefault();
    const written = nameOf(name);
    // Half a name is another's.
    const refused = written !== lineOf(name) ? words.tooLong : written ? undefined : words.missing;
    setProblem(refused);
    if (refused) return field.current?.focus();
    const renamed = mergeBoards([], [...others, { ...chosen, name: written }]).crews;
    onChange(renamed, renamed.length < crews.length ? said.sameName(written) : said.named(written));
    setName("");
    choose(undefined);
  };
  return (
    <form onSubmit={write} noValidate>
      <Stack>
        <Heading level={3} size="subtitle">
          {words.heading}
        </Heading>
        <div>
          <SelectField
            name="equipage"
            label={words.crew}
            options={tables.flatMap((table) =>
              table.ranked.map(({ crew }) => ({
                value: idOf(crew),
                label: said.choice(crew.name || unnamed, crew.score, quizName(table)),
              })),
            )}
            value={idOf(chosen)}
            onChange={choose}
          />
        </div>
        <div>
          <TextField
            ref={field}
            name="nom"
            label={words.name}
            hint={words.hint}
            error={problem}
            value={name}
            dir="auto"
            autoComplete="off"
            onChange={(text) => {
              setProblem(undefined);
              setName(text);
            }}
          />
        </div>
        <Stack direction="row" space="near">
          <Button type="submit">{words.write}</Button>
          <Button
            variant="secondary"
            onClick={() => {
              choose(undefined);
              onChange(others, said.removed(chosen.name || unnamed));
            }}
          >
            {words.remove}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}
