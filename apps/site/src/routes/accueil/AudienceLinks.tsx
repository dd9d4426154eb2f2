import { accueil, footer, phaseByMonth } from "@sillages/content";
import { Grid, Heading, List, Section, Stack, Text } from "@sillages/ui";
import { LastEntry } from "../../log/LastEntry.tsx";
import { PdfLink } from "../../documents/pdf/PdfLink.tsx";
import { ByMonth } from "../../sections/ByMonth.tsx";
import { PageLink } from "../../shell/links/PageLink.tsx";

const { doors, today } = accueil;

/** Where the boats are today, and where to go at once for who comes with something of their own to do. */
export function AudienceLinks() {
  return (
    <Section labelledBy="portes" space="close" clear>
      <Grid columns="aside" space="wide">
        <Stack space="regular">
          <Text size="lead">
            <ByMonth as="span" states={phaseByMonth(today)} />
          </Text>
          <LastEntry />
        </Stack>
        <Stack space="close">
          <Heading level={2} size="subtitle" id="portes">
            {doors.heading}
          </Heading>
          <List
            variant="ruled"
            items={[doors.company, ...footer.doors.links, doors.play].map((link) => (
              <PageLink key={link.path} {...link} variant="listed" />
            ))}
          />
          <Stack space="hair">
            <Text size="small">{doors.document}</Text>
            <PdfLink path="/documents/dossier.html" />
          </Stack>
        </Stack>
      </Grid>
    </Section>
  );
}
