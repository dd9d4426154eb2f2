import { lives, livesWords, statuses } from "@sillages/content";
import { Grid, Headline, Section, Stack, Text } from "@sillages/ui";
import { useNow } from "../../shell/now.tsx";
import { LiveCard } from "./LiveCard.tsx";

const { heading, id, note } = livesWords;

export function Lives() {
  const status = statuses(lives, useNow());
  return (
    <Section id={id} labelledBy="directs-titre" surface="nuit">
      <Stack space="regular">
        <Headline level={2} id="directs-titre">
          {heading}
        </Headline>
        <Grid as="ul" columns="lead">
          {lives.map((live, at) => (
            <LiveCard key={live.id} live={live} status={status[at] ?? "past"} />
          ))}
        </Grid>
        <Text size="small">{note}</Text>
      </Stack>
    </Section>
  );
}
