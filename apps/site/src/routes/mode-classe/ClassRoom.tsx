"use client";

import { classPlay as words, sheetMaking } from "@sillages/content";
import { Button, SelectField, Stack, Status, Text } from "@sillages/ui";
import { useRef, useState } from "react";
import { newCode } from "../../teaching/newCode.ts";
import { SheetFields, sizeOptions } from "../../teaching/SheetFields.tsx";
import type { ThemedBank } from "../../teaching/themedBanks.ts";
import { anyQuestions, useSheetChoices } from "../../teaching/useSheetChoices.ts";
import { MOST_TEAMS } from "./classGame.ts";
import { useClassGame } from "./useClassGame.ts";

const troubles = { failed: sheetMaking.failed, none: sheetMaking.none, lost: words.lost };

interface ClassRoomProps {
  banks: readonly [ThemedBank, ...ThemedBank[]];
}

/** Which questions, for how many teams; then the screen before the class. */
export function ClassRoom({ banks }: ClassRoomProps) {
  const { forget, game, leave, open, resume, send, start, starting, trouble } = useClassGame(banks);
  const form = useSheetChoices(banks, anyQuestions);
  const { bank, choices } = form;
  const [teams, setTeams] = useState(4);
  const [erased, setErased] = useState(false);
  const starter = useRef<HTMLButtonElement>(null);

  // One for every bank: who has asked for all the questions still does when the bank changes.
  const whole = Math.max(...banks.map(({ size }) => size));

  const begin = () => start(bank, { ...choices, code: choices.code.trim() || newCode() }, teams);
  const erase = () => {
    forget();
    setErased(true);
    // What was pressed goes away.
    starter.current?.focus();
  };
  return (
    <Stack>
      <SheetFields
        banks={banks}
        form={form}
        themes={bank.themes.map(({ name, size }) => ({ value: name, label: words.theme(name, size) }))}
        sizes={[...sizeOptions, { value: String(whole), label: words.whole }]}
        codeHint={words.codeHint}
        teams={
          <SelectField
            name="equipes"
            label={words.teams}
            options={Array.from({ length: MOST_TEAMS + 1 }, (_, count) => ({
              value: String(count),
              label: words.teamCount(count),
            }))}
            value={String(teams)}
            onChange={(count) => setTeams(Number(count))}
          />
        }
      />
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
