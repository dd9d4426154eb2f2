import { newsletter } from "@sillages/content";
import { Grid, Heading, Section, Stack, Text } from "@sillages/ui";
import { Living } from "../living/Living.tsx";
import { PageLink } from "../links/PageLink.tsx";
import { Subscription } from "./Subscription.tsx";

/** The call to subscribe, above the foot of a page. */
export function Newsletter() {
  return (
    <Section surface="sun" space="close">
      <Grid columns="lead" space="wide">
        <Stack space="near">
          <Heading level={2} size="title">
            {newsletter.heading}
          </Heading>
          <Text>{newsletter.lead}</Text>
          <Text>
            <PageLink {...newsletter.log} />
          </Text>
        </Stack>
        <Living>
          <Subscription />
        </Living>
      </Grid>
    </Section>
  );
}
