import { lives, livesWords } from "@sillages/content";
import { Grid, Headline, Section, Stack, Text } from "@sillages/ui";
import { LiveCard } from "./LiveCard.tsx";

const { heading, id, note } = livesWords;

export function Lives() {
  return (
    <Section id={id} labelledBy="directs-titre" surface="nuit">
      <Stack space="regular">
        <Headline level={2} id="directs-titre">
          {heading}
        </Headline>
        <Grid as="ul" columns="lead">
          {lives.map((live) => (
            <LiveCard key={live.id} live={live} />
          ))}
        </Grid>
        <Text size="small">{note}</Text>
      </Stack>
    </Section>
  );
}
