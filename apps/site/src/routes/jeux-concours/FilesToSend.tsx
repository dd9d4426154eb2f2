import { fileCheck } from "@sillages/content";
import { Grid, ScriptOnly, Section, Text } from "@sillages/ui";
import { FileCheck } from "./files/FileCheck.tsx";
import { FilesHeader, PhotoRules } from "./PhotoRules.still.tsx";

/** A file looked at before it is sent, on the visitor's own device. */
export function FilesToSend() {
  return (
    <Section id={fileCheck.id} labelledBy={`${fileCheck.id}-titre`} surface="aube2">
      <FilesHeader />
      <Grid columns="halves" gap="wide">
        <PhotoRules />
        <ScriptOnly otherwise={<Text tone="strong">{fileCheck.noScript}</Text>}>
          <FileCheck />
        </ScriptOnly>
      </Grid>
    </Section>
  );
}
