import { enseignants } from "@sillages/content";
import { Card, CardBody, CardTitle, Grid, Text } from "@sillages/ui";
import { TitledSection } from "../../sections/TitledSection.tsx";
import { PageLink } from "../../shell/links/PageLink.tsx";

const { heading, id, items, lead } = enseignants.play;

/** What a whole class plays with. */
export function ClassPlay() {
  return (
    <TitledSection id={id} title={heading} lead={lead} surface="lagoon">
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
    </TitledSection>
  );
}
