"use client";

import { dayInParis, diplomaWords as words } from "@sillages/content";
import { Diploma, PrintPreview } from "@sillages/illustrations";
import { Button, Grid, SelectField, Stack, Status, Text, TextArea } from "@sillages/ui";
import { useRef } from "react";
import { useNow } from "../../shell/time/now.tsx";
import type { DiplomaMaterial } from "./diplomaMaterial.ts";
import { LONGEST_NAME, MOST_NAMES } from "./names.ts";
import { useNames } from "./useNames.ts";
import { useReached } from "./useReached.ts";

/** Names, a level, a quiz: a sheet for each name. Nothing of it leaves the page, nor stays once it is left. */
export function DiplomaMaker({ banks, levels, picture }: DiplomaMaterial) {
  const day = dayInParis(useNow());
  const { bank, chooseBank, chooseLevel, level } = useReached({ banks, levels });
  const { missing, names, print, refused, text, tooLong, tooMany, write } = useNames();
  const field = useRef<HTMLTextAreaElement>(null);

  const printOrAsk = () => {
    if (!print()) field.current?.focus();
  };

  const title = bank?.title ?? "";
  const sheet = {
    ...words.sheet,
    reason: level ? words.reached(level.label, title) : words.played(title),
    date: words.date(day),
    picture: level?.picture ?? picture,
    emblem: level?.emblem,
  };
  const [first] = names;
  return (
    <Stack>
      <TextArea
        ref={field}
        name="noms"
        label={words.names}
        hint={words.namesHint}
        error={missing ? words.missing : undefined}
        value={text}
        rows={8}
        dir="auto"
        autoComplete="off"
        spellCheck={false}
        onChange={write}
      />
      <Grid columns="halves">
        <SelectField
          name="niveau"
          label={words.level}
          options={[
            { value: "", label: words.noLevel },
            ...levels.map(({ id, label }) => ({ value: id, label })),
          ]}
          value={level?.id ?? ""}
          onChange={chooseLevel}
        />
        <SelectField
          name="banque"
          label={words.bank}
          options={banks.map(({ id, title: label }) => ({ value: id, label }))}
          value={bank?.id ?? ""}
          onChange={chooseBank}
        />
      </Grid>
      <Stack direction="row" space="near">
        <Button onClick={printOrAsk}>{words.print}</Button>
      </Stack>
      <Status>{first && words.sheets(names.length)}</Status>
      <Status tone="error">
        {[
          refused && words.noPrint,
          tooLong > 0 && words.tooLong(tooLong, LONGEST_NAME),
          tooMany && words.tooMany(MOST_NAMES),
        ]
          .filter(Boolean)
          .join(" ")}
      </Status>
      <Text size="small">{words.printHint}</Text>
      {first && (
        <>
          <Text tone="strong">{words.preview}</Text>
          <PrintPreview sample={<Diploma {...sheet} name={first} />}>
            {names.map((name, at) => (
              // Two pupils may have the same name.
              <Diploma key={at} {...sheet} name={name} />
            ))}
          </PrintPreview>
        </>
      )}
    </Stack>
  );
}
