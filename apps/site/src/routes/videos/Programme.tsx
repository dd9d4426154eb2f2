import { identity, videosPage } from "@sillages/content";
import { LastEntry } from "../../log/LastEntry.tsx";
import { FileLink } from "../../shell/links/FileLink.tsx";
import { ActionLink, Grid, Heading, Section, Stack, Text } from "@sillages/ui";

const { file, heading, subscribe, text } = videosPage.programme;

/** The same file: by `webcal:` a calendar program follows it, by `https:` the visitor keeps it. */
const subscription = (identity.site + file.path).replace(/^https:/, "webcal:");

export function Programme() {
  return (
    <Section labelledBy="programme" surface="lagoon" space="close">
      <Grid columns="lead" space="wide">
        <Stack space="near">
          <Heading level={2} id="programme">
            {heading}
          </Heading>
          <Text>{text}</Text>
        </Stack>
        <Stack>
          <Stack direction="row" space="near">
            <ActionLink href={subscription}>{subscribe}</ActionLink>
            <FileLink {...file} />
          </Stack>
          <LastEntry level={3} />
        </Stack>
      </Grid>
    </Section>
  );
}
