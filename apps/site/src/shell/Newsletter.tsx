import { newsletter } from "@sillages/content";
import { Grid, Headline, Section, Stack, Text } from "@sillages/ui";
import { Living } from "./Living.tsx";
import { Subscription } from "./Subscription.tsx";

/** The call to subscribe, above the foot of a page. */
export function Newsletter() {
  return (
    <Section surface="soleil" space="band">
      <Grid columns="lead" gap="wide">
        <Headline level={2} size="title">
          {newsletter.heading}
        </Headline>
        <Stack space="near">
          <Text>{newsletter.lead}</Text>
          <Living>
            <Subscription />
          </Living>
        </Stack>
      </Grid>
    </Section>
  );
}
