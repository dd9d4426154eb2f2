import { boats, logWords, type Standing, standingOf } from "@sillages/content/journal";
import { Card, CardBody, Grid, Heading, Section, Text } from "@sillages/ui";
import { boatSurfaces } from "../../log/boatSurfaces.ts";

function Position({ standing }: { standing: Standing }) {
  const { last, miles, next } = standing;
  return (
    <Card as="div" layout="tile" surface={boatSurfaces[last.boat]}>
      <CardBody>
        <Heading level={3} size="title">
          {logWords.nameOf(last.boat)}
        </Heading>
        <Text size="lead">{logWords.standingPlace(standing)}</Text>
        <Text>{`${logWords.knownAt(last)} ${logWords.sailed(miles)}`}</Text>
        <Text>{next ? logWords.nextCall(next) : logWords.lastCall}</Text>
      </CardBody>
    </Card>
  );
}

/** Where each boat was last, as far as one knows, in one sentence, and what came next. */
export function Positions() {
  const standings = boats.flatMap(({ id }) => standingOf(id) ?? []);
  return (
    <Section labelledBy="positions" surface="cream" space="continue">
      <Heading level={2} id="positions" size="unseen">
        {logWords.chart.heading}
      </Heading>
      <Grid columns="halves" space="none">
        {standings.map((standing) => (
          <Position key={standing.last.boat} standing={standing} />
        ))}
      </Grid>
    </Section>
  );
}
