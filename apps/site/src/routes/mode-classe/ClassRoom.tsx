"use client";

import { classPlay as words, sheetMaking } from "@sillages/content";
import { Button, Stack, Status, Text } from "@sillages/ui";
import { useRef, useState } from "react";
import { newCode } from "../../teaching/newCode.ts";
import { anyQuestions, useSheetChoices } from "../../teaching/useSheetChoices.ts";
import type { ClassBank } from "./classBanks.ts";
import { ClassFields } from "./ClassFields.tsx";
import { useClassGame } from "./useClassGame.ts";

const troubles = { failed: sheetMaking.failed, none: sheetMaking.none, lost: words.lost };

export interface ClassRoomProps {
  banks: readonly [ClassBank, ...ClassBank[]];
}

/** Which questions, for how many teams; then the screen before the class. */
export function ClassRoom({ banks }: ClassRoomProps) {
  const { forget, game, leave, open, resume, send, start, starting, trouble } = useClassGame(banks);
  const form = useSheetChoices(banks, anyQuestions);
  const [teams, setTeams] = useState(4);
  const [erased, setErased] = useState(false);
  const starter = useRef<HTMLButtonElement>(null);

  const begin = () => {
    const { bank, choices } = form;
    start(bank, { ...choices, code: choices.code.trim() || newCode() }, teams);
  };
  const erase = () => {
    forget();
    setErased(true);
    // What was pressed goes away.
    starter.current?.focus();
  };
  return (
    <Stack>
      <ClassFields banks={banks} form={form} teams={teams} onTeams={setTeams} />
      <Stack direction="row" space="near">
        <Button ref={starter} variant="accent" loading={starting} onClick={begin}>
          {words.start}
        </Button>
        {game && (
          <>
            <Button variant="secondary" onClick={resume}>
              {words.resume}
            </Button>
            <Button variant="secondary" plain onClick={erase}>
              {words.forget}
            </Button>
          </>
        )}
      </Stack>
      {game && !open && <Text size="small">{words.kept}</Text>}
      <Status>{erased && !game && words.erased}</Status>
      <Status tone="error">{trouble && troubles[trouble]}</Status>
      {open && game && (
        <open.module.ClassScreen
          title={open.title}
          game={game}
          table={open.table}
          send={send}
          onLeave={leave}
        />
      )}
    </Stack>
  );
}
