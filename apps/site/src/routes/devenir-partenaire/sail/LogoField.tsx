import { type logoTrial, spaceChoice } from "@sillages/content";
import { FileField, Grid, Heading, ScriptOnly, Stack, Status, Text } from "@sillages/ui";
import { useEffect, useRef } from "react";
import { NameField, type NameFieldProps } from "./NameField.tsx";
import { useChoicePart } from "./sailChoice.ts";

export interface LogoFieldProps {
  words: (typeof logoTrial)["field"] & { name: NameFieldProps["words"] };
  /** Why the file that was chosen is not on the sail. */
  error: string | undefined;
  /** What came of it. */
  said: string | undefined;
  /** How often a logo was taken off: the field is empty again then, and takes the same file once more. */
  removals: number;
  onChange: (file: File | undefined) => void;
}

/** Where a logo is dropped or chosen. */
export function LogoField({ words, error, said, removals, onChange }: LogoFieldProps) {
  const place = useRef<HTMLDivElement>(null);
  const overlong = useChoicePart((choice) => choice.overlong);
  // What was pressed went away with the logo.
  useEffect(() => {
    if (removals > 0) place.current?.querySelector("input")?.focus();
  }, [removals]);
  return (
    <ScriptOnly>
      <Grid columns="halves" space="wide">
        <Stack space="near">
          <Heading level={3}>{words.heading}</Heading>
          <Text>{words.lead}</Text>
          <div>
            <NameField words={words.name} name="nom-sur-la-voile" />
          </div>
        </Stack>
        <Stack space="near">
          <div ref={place}>
            <FileField
              key={removals}
              label={words.label}
              name="logo"
              variant="drop"
              accept="image/png,image/jpeg,image/webp,image/svg+xml"
              hint={words.hint}
              error={error}
              onChange={onChange}
            />
          </div>
          <Status>{said}</Status>
          {/* They are read under the fields, wherever a name is typed. */}
          <Status tone="heard">{[error, overlong && spaceChoice.overlong].filter(Boolean).join(" ")}</Status>
        </Stack>
      </Grid>
    </ScriptOnly>
  );
}
