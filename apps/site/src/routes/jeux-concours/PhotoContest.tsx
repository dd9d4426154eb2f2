import { jeuxConcours, photoContest } from "@sillages/content";
import { PhotoPrints } from "@sillages/illustrations";
import { Grid, Heading, Section, Stack, Text } from "@sillages/ui";
import { pictureOf } from "../../shell/pictures/pictureOf.ts";
import { ByContestState, type ContestStateProps } from "../../sections/ByContestState.tsx";
import { ContestEntry } from "./ContestEntry.tsx";
import { headlines } from "./headlines.css.ts";

const words = jeuxConcours.photo;
const { id } = words;

function Entry({ state }: ContestStateProps) {
  return (
    <ContestEntry state={state} words={words}>
      <Stack space="near">
        <Heading level={2} size="section" id={`${id}-titre`} fit={headlines.photo} />
        <Text>{photoContest.description}</Text>
      </Stack>
    </ContestEntry>
  );
}

/** The banner of the photo contest: what can be done follows the day. */
export function PhotoContest() {
  return (
    <Section id={id} labelledBy={`${id}-titre`} surface="night" space="band">
      <Grid columns="lead" space="wide" align="center">
        <PhotoPrints
          pictures={[pictureOf("scenes/port"), pictureOf("scenes/baleine"), pictureOf("scenes/innovation")]}
        />
        <ByContestState part={Entry} />
      </Grid>
    </Section>
  );
}
