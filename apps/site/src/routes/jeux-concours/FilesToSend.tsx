import { contestPeriod, fileCheck, periodState } from "@sillages/content";
import { Grid, ScriptOnly, Section, SectionHeader, Text } from "@sillages/ui";
import { useNow } from "../../shell/now.tsx";
import { FileCheck } from "./files/FileCheck.tsx";
import { PhotoRules } from "./PhotoRules.still.tsx";

/** A file set against the rules on the visitor's own device: before it is sent, or to practise once nothing more is received. */
export function FilesToSend() {
  const { heading, lead } = fileCheck[periodState(contestPeriod, useNow())];
  return (
    <Section id={fileCheck.id} labelledBy={`${fileCheck.id}-titre`} surface="aube2">
      <SectionHeader id={`${fileCheck.id}-titre`} title={heading} lead={lead} />
      <Grid columns="halves" gap="wide">
        <PhotoRules />
        <ScriptOnly otherwise={<Text tone="strong">{fileCheck.noScript}</Text>}>
          <FileCheck />
        </ScriptOnly>
      </Grid>
    </Section>
  );
}
