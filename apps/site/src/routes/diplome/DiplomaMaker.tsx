"use client";

import { dayInParis, diplomaWords as words } from "@sillages/content";
import { Diploma, PrintPreview } from "@sillages/illustrations";
import { Button, Grid, SelectField, Stack, Status, Text, TextArea } from "@sillages/ui";
import { useDeferredValue, useRef, useState } from "react";
import { useNow } from "../../shell/now.tsx";
import { usePrint } from "../../shell/usePrint.ts";
import type { DiplomaMaterial } from "./diplomaMaterial.ts";
import { LONGEST_NAME, MOST_NAMES, namesIn } from "./names.ts";
import { useAsked } from "./useAsked.ts";

/** Names, a level, a quiz: a sheet for each name. Nothing of it leaves the page, nor stays once it is left. */
export function DiplomaMaker({ banks, levels, picture }: DiplomaMaterial) {
  const asked = useAsked();
  const day = dayInParis(useNow());
  const [text, setText] = useState("");
  const [chosenLevel, setLevel] = useState<string>();
  const [chosenBank, setBank] = useState<string>();
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  // Three hundred sheets are not written again at each letter.
  const shown = useDeferredValue(text);
  const { names, tooLong, tooMany } = namesIn(shown);
  const { print, refused } = usePrint(text, shown === text);

  const printNames = () => {
    if (namesIn(text).names.length > 0) return print();
    setMissing(true);
    field.current?.focus();
  };

  const level = levels.find(({ id }) => id === (chosenLevel ?? asked.level));
  const bank = banks.find(({ id }) => id === (chosenBank ?? asked.bank)) ?? banks[0];
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
        onChange={(typed) => {
          setMissing(false);
          setText(typed);
        }}
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
          onChange={setLevel}
        />
        <SelectField
          name="banque"
          label={words.bank}
          options={banks.map(({ id, title: label }) => ({ value: id, label }))}
          value={bank?.id ?? ""}
          onChange={setBank}
        />
      </Grid>
      <Stack direction="row" space="near">
        <Button onClick={printNames}>{words.print}</Button>
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
