import { portGame } from "@sillages/content";
import { Grid, Heading, Section, Stack, Text } from "@sillages/ui";
import { PageAction } from "../../shell/links/PageAction.tsx";

const { door, lead, title } = portGame;

/** The other game: ten ports to find on the map. */
export function PortGameTeaser() {
  return (
    <Section labelledBy="jeu-des-ports" surface="lagoon" space="close">
      <Grid columns="lead" space="wide" align="center">
        <Stack space="near">
          <Heading level={2} id="jeu-des-ports">
            {title}
          </Heading>
          <Text>{lead}</Text>
        </Stack>
        <div>
          <PageAction {...door} />
        </div>
      </Grid>
    </Section>
  );
}
