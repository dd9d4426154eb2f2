import { newsletter } from "@sillages/content";
import { Grid, Headline, Section, Stack, Text } from "@sillages/ui";
import { Subscription } from "./Subscription.tsx";

export function Newsletter() {
  return (
    <Section surface="soleil" space="band">
      <Grid columns="lead" gap="wide">
        <Headline level={2} size="title">
          {newsletter.heading}
        </Headline>
        <Stack space="near">
          <Text>{newsletter.lead}</Text>
          <Subscription />
        </Stack>
      </Grid>
    </Section>
  );
}
