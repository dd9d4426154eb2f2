import { lives, videosPage } from "@sillages/content";
import { Grid, Section, SectionHeader, Stack, Text } from "@sillages/ui";
import { LiveCard } from "./LiveCard.tsx";

export function Lives() {
  const { heading, id, lead, note } = videosPage.lives;
  return (
    <Section id={id} labelledBy="directs-titre">
      <SectionHeader id="directs-titre" title={heading} lead={lead} />
      <Stack>
        <Grid as="ul" columns="halves">
          {lives.map((live) => (
            <LiveCard key={live.id} live={live} />
          ))}
        </Grid>
        <Text size="small">{note}</Text>
      </Stack>
    </Section>
  );
}
