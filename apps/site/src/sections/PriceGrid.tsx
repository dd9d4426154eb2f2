import { decapitalised, devenirPartenaire, identity, prices, series, spaceRange } from "@sillages/content";
import { Card, CardBody, Grid, Heading, List, Stat, Text } from "@sillages/ui";

const {
  amount: inEuros,
  empty,
  example,
  included,
  inOneLine,
  lead,
  onQuotation,
  several,
  sizes,
} = devenirPartenaire.prices;

export interface PriceGridProps {
  /** On paper: shorter cards. */
  printed?: boolean;
}

/** What each thing costs, with what it includes and for how long; without any price, how to ask for one. */
export function PriceGrid({ printed = false }: PriceGridProps) {
  const range = spaceRange();
  if (prices.length === 0) return <Text size="lead">{empty}</Text>;
  return (
    <>
      <Text size="lead">{printed ? lead : `${lead} ${several}`}</Text>
      {identity.demonstration && <Text tone="strong">{example}</Text>}
      <Grid as="ul" columns="halves">
        {prices.map(({ amount, duration, id, included: what, perSquareMetre, title, unit }) => (
          <Card key={id} as="li">
            <CardBody>
              <Heading level={3} size="subtitle">
                {title}
              </Heading>
              <Stat value={amount ? inEuros(amount) : onQuotation} size="small">
                {unit}
              </Stat>
              {perSquareMetre && amount && range && <Text tone="strong">{sizes(range)}</Text>}
              <Text>{duration}</Text>
              {printed ? (
                <Text>{inOneLine(decapitalised(series(what)))}</Text>
              ) : (
                <>
                  <Text tone="strong">{included}</Text>
                  <List items={what} />
                </>
              )}
            </CardBody>
          </Card>
        ))}
      </Grid>
    </>
  );
}
