"use client";

import { crewBoardSaid as said, type CrewBoardWords, dayInParis } from "@sillages/content";
import type { Crew } from "@sillages/quiz-engine/board";
import { PrintPage, PrintPreview } from "@sillages/illustrations";
import { ActionLink, Button, CopyButton, Grid, Heading, Link, Stack, Status, Text } from "@sillages/ui";
import { useEffect, useRef, useState } from "react";
import { breakable } from "../../../shell/breakable.tsx";
import { useNow } from "../../../shell/now.tsx";
import { printPage } from "../../../shell/printPage.ts";
import type { BoardBank } from "./boardMaterial.ts";
import { CrewAdding } from "./CrewAdding.tsx";
import { CrewNaming } from "./CrewNaming.tsx";
import { tablesOf } from "./crews.ts";
import { CrewTables } from "./CrewTables.tsx";
import { useBoard } from "./useBoard.ts";

export interface CrewBoardProps {
  banks: readonly BoardBank[];
  words: CrewBoardWords;
}

/** What was pressed has gone: the keyboard goes on from the board's heading. */
const focusHeading = (id: string) => document.getElementById(`${id}-titre`)?.focus();

/** The results of several crews, side by side: the address is the board, and every change of it is another address. */
export function CrewBoard({ banks, words }: CrewBoardProps) {
  const { crews, hash, impossible, put, putBack, refused } = useBoard(banks);
  /** What was done last to the board of the address `after`, and the address before it. */
  const [done, setDone] = useState<{ words: string; before: string | undefined; after: string }>();
  const last = done?.after === hash ? done : undefined;
  const [noPrint, setNoPrint] = useState(false);
  const tables = tablesOf(crews, banks);
  const { board, copy } = words;
  const day = dayInParis(useNow());
  const isEmpty = crews.length === 0;

  const change = (next: readonly Crew[], told: string) => {
    put(next);
    setDone({ words: told, before: hash, after: location.hash });
  };
  const undo = () => {
    // It goes away.
    focusHeading(board.id);
    putBack(last?.before ?? "");
    setDone({ words: words.undone, before: undefined, after: location.hash });
  };

  // What was pressed goes away with the last crew: the keyboard goes on from the heading.
  const wasEmpty = useRef(isEmpty);
  useEffect(() => {
    if (isEmpty && !wasEmpty.current) focusHeading(board.id);
    wasEmpty.current = isEmpty;
  }, [isEmpty, board.id]);

  return (
    <Grid columns={isEmpty ? "halves" : "one"} space="wide">
      <Stack>
        <Status tone="error">
          {[refused && words[refused], impossible > 0 && said.impossible(impossible)]
            .filter(Boolean)
            .join(" ")}
        </Status>
        {isEmpty ? (
          <>
            <Text>{board.empty}</Text>
            <div>
              <ActionLink href={board.play.path}>{board.play.label}</ActionLink>
            </div>
          </>
        ) : (
          <>
            <CrewTables tables={tables} words={board} />
            <Text tone="strong">{board.announced}</Text>
          </>
        )}
        <Stack direction="row" space="near">
          {!isEmpty && (
            <>
              <CopyButton
                variant="primary"
                text={() => location.href}
                label={copy.label}
                copiedLabel={copy.copied}
                refusedLabel={copy.refused}
                textLabel={copy.field}
              />
              <Button variant="secondary" onClick={() => setNoPrint(!printPage())}>
                {words.print}
              </Button>
            </>
          )}
          {last?.before !== undefined && (
            <Button variant="secondary" onClick={undo}>
              {words.undo}
            </Button>
          )}
        </Stack>
        <Status tone="done">{last?.words}</Status>
        <Status tone="error">{noPrint && words.noPrint}</Status>
        {!isEmpty && <Text size="small">{board.carried}</Text>}
      </Stack>
      <Grid columns={isEmpty ? "one" : "halves"} space="wide">
        <CrewAdding banks={banks} crews={crews} words={words.adding} onChange={change} />
        <CrewNaming
          crews={crews}
          tables={tables}
          unnamed={board.unnamed}
          words={words.naming}
          onChange={change}
        />
      </Grid>
      {!isEmpty && (
        <PrintPreview sample={null}>
          <PrintPage running={board.announced}>
            <Heading level={2}>{board.sheet}</Heading>
            <Text>
              {said.printedOn(day)}{" "}
              {/* Without its host: what an address from elsewhere ends with is printed too, and this one holds the board. */}
              <Link href={location.pathname + location.hash}>
                {breakable(location.host + location.pathname)}
              </Link>
            </Text>
            <CrewTables tables={tables} words={board} printed />
          </PrintPage>
        </PrintPreview>
      )}
    </Grid>
  );
}
