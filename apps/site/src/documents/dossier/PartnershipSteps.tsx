import { devenirPartenaire, number } from "@sillages/content";
import { Card, CardBody, Grid, Heading, Stat, Text } from "@sillages/ui";

/** From the first call to the first visit, a numbered card each. */
export function PartnershipSteps() {
  return (
    <Grid as="ol" columns="halves">
      {devenirPartenaire.steps.items.map(({ text, title }, at) => (
        <Card key={title} as="li">
          <CardBody>
            <Stat value={number(at + 1)} size="small">
              <Heading level={3} size="subtitle">
                {title}
              </Heading>
            </Stat>
            <Text>{text}</Text>
          </CardBody>
        </Card>
      ))}
    </Grid>
  );
}
