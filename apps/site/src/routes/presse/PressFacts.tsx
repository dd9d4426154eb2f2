import { presse, pressFeeds } from "@sillages/content";
import { Grid, Heading, Link, Stack, Text } from "@sillages/ui";
import { PressFactList } from "../../sections/PressFactList.tsx";
import { PressSpeakers } from "../../sections/PressSpeakers.tsx";

const { facts, speakers } = presse.kit;

/** What is certain, and who says it. */
export function PressFacts() {
  const { atom, heading, json, whole } = pressFeeds;
  return (
    <Grid columns="halves" space="wide">
      <Stack space="near">
        <Heading level={4} size="subtitle">
          {facts.heading}
        </Heading>
        <PressFactList />
      </Stack>
      <Stack space="near">
        <Heading level={4} size="subtitle">
          {speakers.heading}
        </Heading>
        <PressSpeakers />
        <Text>
          {`${heading}\u00A0: `}
          <Link href={atom.path}>{atom.label}</Link>, <Link href={json.path}>{json.label}</Link>,{" "}
          <Link href={whole.path}>{whole.label}</Link>
        </Text>
      </Stack>
    </Grid>
  );
}
