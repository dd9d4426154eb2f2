import { enseignants, sessionPath } from "@sillages/content";
import { Card, CardBody, CardTitle, Grid, Link, List, Text } from "@sillages/ui";
import { TitledSection } from "../../sections/TitledSection.tsx";

const { heading, id, items, lead, open } = enseignants.sessions;

/** The hours of class, each with its aims and the programme that it serves. */
export function Sessions() {
  return (
    <TitledSection id={id} title={heading} lead={lead}>
      <Grid as="ul">
        {items.map((session) => (
          <Card key={session.id} as="li">
            <CardBody>
              <Text size="small">{session.level}</Text>
              <CardTitle level={3}>{session.title}</CardTitle>
              <Text>{session.lead}</Text>
              <List items={session.aims} />
              <Link href={sessionPath(session.id)} variant="standalone">
                {open}
              </Link>
            </CardBody>
          </Card>
        ))}
      </Grid>
    </TitledSection>
  );
}
