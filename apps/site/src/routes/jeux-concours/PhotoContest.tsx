import {
  capitalised,
  identity,
  jeuxConcours,
  monthRangeInWords,
  periodState,
  photoContest,
} from "@sillages/content";
import { ActionLink, Badge, Grid, Picture, Section, SectionHeader, Stack, Text } from "@sillages/ui";
import { periodTone } from "../../sections/periodTone.ts";
import { mailto } from "../../shell/mailto.ts";
import { useNow } from "../../shell/now.tsx";
import { pictureOf } from "../../shell/pictureOf.ts";

export function PhotoContest() {
  const { participate, photo } = jeuxConcours;
  const state = periodState(photoContest, useNow());
  const { badge, text } = photo.states[state];
  return (
    <Section id={photo.id} labelledBy="concours-photo-titre" surface="aube">
      <Grid columns="halves" gap="wide">
        <Picture picture={pictureOf(photoContest.drawing)} ratio="landscape" />
        <div>
          <SectionHeader id="concours-photo-titre" title={photo.heading} lead={photoContest.theme} />
          <Stack space="near">
            <div>
              <Badge tone={periodTone[state]}>{badge}</Badge>
            </div>
            <Text>{photoContest.description}</Text>
            <Text tone="strong">{capitalised(monthRangeInWords(photoContest))}</Text>
            <Text>{text}</Text>
            <div>
              {state === "past" ? (
                <ActionLink href="#contact">{photo.subscribe}</ActionLink>
              ) : (
                <ActionLink href={mailto(identity.mail.contest, participate.mail)}>
                  {photo.participate}
                </ActionLink>
              )}
            </div>
          </Stack>
        </div>
      </Grid>
    </Section>
  );
}
