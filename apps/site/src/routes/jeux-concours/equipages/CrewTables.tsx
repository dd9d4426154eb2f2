import { crewBoardSaid as said, type CrewBoardWords } from "@sillages/content";
import { encodeChallenge } from "@sillages/quiz-engine";
import type { Crew } from "@sillages/quiz-engine/board";
import { DataTable, Link, Stack } from "@sillages/ui";
import { quizName } from "./quizName.ts";
import type { CrewTable } from "./crews.ts";

interface CrewTablesProps {
  tables: readonly CrewTable[];
  words: CrewBoardWords["board"];
  /** On paper no link is followed. */
  printed?: boolean;
}

const challengePath = ({ bankHash, score, seed, size }: Crew) =>
  `/jeux-concours#defi=${encodeChallenge({ bankHash, seed, size, score })}`;

/** A table for each quiz: the crews in their order, each name isolated from the sentence around it. */
export function CrewTables({ tables, words, printed = false }: CrewTablesProps) {
  return (
    <Stack>
      {tables.map((table) => {
        const { bank, ranked, size } = table;
        const canPlay = bank && !printed;
        return (
          <DataTable
            key={`${bank?.hash} ${size} ${ranked[0]?.crew.bankHash}`}
            caption={quizName(table)}
            columns={[
              { key: "crew", label: words.crew },
              ...(canPlay ? [{ key: "challenge", label: words.challenge }] : []),
              { key: "score", label: words.score, numeric: true },
              { key: "time", label: words.time, numeric: true },
            ]}
            rows={ranked.map(({ crew, place }, at) => {
              const name = crew.name || words.unnamed;
              return {
                id: String(at),
                cells: {
                  crew: (
                    <>
                      {place}. <bdi>{name}</bdi>
                    </>
                  ),
                  score: said.percent(crew.score),
                  time: crew.seconds === null ? words.untimed : said.duration(crew.seconds),
                  challenge: canPlay && (
                    <Link href={challengePath(crew)} aria-label={said.accept(words.accept, name)}>
                      {words.accept}
                    </Link>
                  ),
                },
              };
            })}
          />
        );
      })}
    </Stack>
  );
}
