import { enseignants } from "@sillages/content";
import { Card, CardBody, CardTitle, Grid, Section, SectionHeader, Text } from "@sillages/ui";
import { PageLink } from "../../shell/PageLink.tsx";

const { heading, id, items, lead } = enseignants.play;

/** What a whole class plays with. */
export function ClassPlay() {
  return (
    <Section id={id} labelledBy={`${id}-titre`} surface="lagoon">
      <SectionHeader id={`${id}-titre`} title={heading} lead={lead} />
      <Grid as="ul" columns="quarters">
        {items.map(({ link, text, title }) => (
          <Card key={title} as="li">
            <CardBody>
              <CardTitle level={3}>{title}</CardTitle>
              <Text>{text}</Text>
              <PageLink {...link} />
            </CardBody>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}
