import { jeuxConcours, photoRules } from "@sillages/content";
import { Grid, Heading, ScriptOnly, Section, SectionHeader, Stack, Text, List } from "@sillages/ui";
import { Living } from "../../shell/living/Living.tsx";
import { ByContestState, type ContestStateProps } from "../../sections/ByContestState.tsx";
import { FileCheck } from "./files/FileCheck.tsx";

const words = jeuxConcours.files;
const { id } = words;

function Header({ state }: ContestStateProps) {
  const { heading, lead } = words[state];
  return <SectionHeader id={`${id}-titre`} title={heading} lead={lead} />;
}

/** A file set against the rules on the visitor's own device: before it is sent, or to practise once nothing more is received. */
export function FilesToSend() {
  return (
    <Section id={id} labelledBy={`${id}-titre`} surface="dawnPale">
      <ByContestState part={Header} />
      <Grid columns="aside" space="wide">
        <Stack>
          <Heading level={3} size="subtitle">
            {words.rules}
          </Heading>
          <List items={photoRules.map(({ definition }) => definition)} />
        </Stack>
        <ScriptOnly otherwise={<Text tone="strong">{words.noScript}</Text>}>
          <Living dated="month">
            <FileCheck />
          </Living>
        </ScriptOnly>
      </Grid>
    </Section>
  );
}
