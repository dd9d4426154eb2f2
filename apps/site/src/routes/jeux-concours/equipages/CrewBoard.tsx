"use client";

import { crewBoardSaid as said, type CrewBoardWords } from "@sillages/content";
import { ActionLink, Button, CopyButton, Grid, Stack, Status, Text } from "@sillages/ui";
import { useEffect, useRef, useState } from "react";
import { printPage } from "../../../shell/device/printPage.ts";
import type { BoardBank } from "./boardMaterial.ts";
import { CrewAdding } from "./CrewAdding.tsx";
import { CrewNaming } from "./CrewNaming.tsx";
import { tablesOf } from "./crews.ts";
import { CrewTables } from "./CrewTables.tsx";
import { PrintedBoard } from "./PrintedBoard.tsx";
import { useBoard } from "./useBoard.ts";

interface CrewBoardProps {
  banks: readonly BoardBank[];
  words: CrewBoardWords;
}

/** What was pressed has gone: the keyboard goes on from the board's heading. */
const focusHeading = (id: string) => document.getElementById(`${id}-titre`)?.focus();

/** The results of several crews, side by side: the address is the board, and every change of it is another address. */
export function CrewBoard({ banks, words }: CrewBoardProps) {
  const { change, crews, done, impossible, refused, undo } = useBoard(banks);
  const [noPrint, setNoPrint] = useState(false);
  const tables = tablesOf(crews, banks);
  const { board, copy } = words;
  const isEmpty = crews.length === 0;

  // The last crew went away with what was pressed.
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
              <CopyButton variant="primary" text={() => location.href} {...copy} />
              <Button variant="secondary" onClick={() => setNoPrint(!printPage())}>
                {words.print}
              </Button>
            </>
          )}
          {undo && (
            <Button
              variant="secondary"
              onClick={() => {
                focusHeading(board.id);
                undo(words.undone);
              }}
            >
              {words.undo}
            </Button>
          )}
        </Stack>
        <Status tone="done">{done}</Status>
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
      {!isEmpty && <PrintedBoard tables={tables} words={board} />}
    </Grid>
  );
}
