import { newsletter } from "@sillages/content";
import { Grid, Heading, Section, Stack, Text } from "@sillages/ui";
import { Living } from "./Living.tsx";
import { Subscription } from "./Subscription.tsx";

/** The call to subscribe, above the foot of a page. */
export function Newsletter() {
  return (
    <Section surface="sun" space="band">
      <Grid columns="lead" gap="wide">
        <Heading level={2} size="title">
          {newsletter.heading}
        </Heading>
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
