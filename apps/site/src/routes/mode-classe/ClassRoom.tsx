"use client";

import { classPlay as words, sheetMaking } from "@sillages/content";
import { Button, Grid, RadioGroup, SelectField, Stack, Status, Text, TextField } from "@sillages/ui";
import { useRef, useState } from "react";
import { newCode } from "../../teaching/newCode.ts";
import { QuestionFilters, sizeOptions } from "../../teaching/QuestionFilters.tsx";
import { anyQuestions, useSheetChoices } from "../../teaching/useSheetChoices.ts";
import type { ClassBank } from "./classBanks.ts";
import { MOST_TEAMS } from "./classGame.ts";
import { useClassGame } from "./useClassGame.ts";

export interface ClassRoomProps {
  banks: readonly [ClassBank, ...ClassBank[]];
}

/** Which questions, for how many teams; then the screen before the class. */
export function ClassRoom({ banks }: ClassRoomProps) {
  const { forget, game, leave, open, resume, send, start, starting, trouble } = useClassGame(banks);
  const { bank, chooseBank, choices, choose } = useSheetChoices(banks, anyQuestions);
  const [teams, setTeams] = useState(4);
  // One for every bank: who has asked for all the questions still does when the bank changes.
  const whole = Math.max(...banks.map(({ size }) => size));

  const [erased, setErased] = useState(false);
  const starter = useRef<HTMLButtonElement>(null);
  const erase = () => {
    forget();
    setErased(true);
    // What was pressed goes away.
    starter.current?.focus();
  };

  const troubles = { failed: sheetMaking.failed, none: sheetMaking.none, lost: words.lost };
  return (
    <Stack>
      <Grid columns="halves">
        <RadioGroup
          legend={sheetMaking.bank}
          options={banks.map(({ id, title }) => ({ value: id, label: title }))}
          value={bank.id}
          onChange={chooseBank}
        />
        <QuestionFilters
          choices={choices}
          themes={bank.categories.map(({ name, size }) => ({ value: name, label: words.theme(name, size) }))}
          sizes={[...sizeOptions, { value: String(whole), label: words.whole }]}
          onChoose={choose}
        />
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
        <TextField
          name="code"
          label={sheetMaking.code}
          hint={words.codeHint}
          value={choices.code}
          maxLength={24}
          onChange={(code) => choose({ code })}
        />
      </Grid>
      <Stack direction="row" space="near">
        <Button
          ref={starter}
          variant="accent"
          loading={starting}
          onClick={() => start(bank, { ...choices, code: choices.code.trim() || newCode() }, teams)}
        >
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
