import {
  decapitalised,
  devenirPartenaire,
  identity,
  offerCloses,
  offerOn,
  type OfferThen,
  type Price,
  prices,
  saidOfOffer,
  series,
  spaceRange,
} from "@sillages/content";
import { Card, CardBody, Grid, Heading, List, Stat, Text } from "@sillages/ui";
import { ByMonth } from "./ByMonth.tsx";
import { MonthState } from "./MonthState.tsx";

const {
  amount: inEuros,
  closed,
  empty,
  example,
  included,
  inOneLine,
  lead,
  onQuotation,
  reminder,
  sizes,
  thing,
} = devenirPartenaire.prices;

interface PriceGridProps {
  /** On paper: shorter cards, for what is offered on that day. */
  printedOn?: Date;
}

/** What the smallest and the largest free space cost until the return; nothing once no boat waits for them. */
function sizesThen({ months }: OfferThen): string {
  const range = months && spaceRange(months);
  return range ? sizes(range, months) : "";
}

/** What was sold of the voyage, and at what price, for who thinks of the next one. */
const wasSold = () =>
  `${closed} ${reminder(
    decapitalised(
      series(
        prices.flatMap(({ amount, title, unit, whileSailing }) =>
          whileSailing && amount ? [thing(title, amount, unit)] : [],
        ),
      ),
    ),
  )}`;

interface PriceCardProps extends PriceGridProps {
  price: Price;
}

function PriceCard({ price, printedOn }: PriceCardProps) {
  const { amount, duration, included: what, perSquareMetre, title, unit } = price;
  return (
    <Card as="li" surface="paper">
      <CardBody>
        <Heading level={3} size="subtitle">
          {title}
        </Heading>
        <Stat
          value={amount ? inEuros(amount) : onQuotation}
          size={printedOn ? "small" : "regular"}
          tone="accent"
        >
          {unit}
        </Stat>
        {perSquareMetre && amount && spaceRange() && (
          <Text tone="strong">
            {printedOn ? sizesThen(offerOn(printedOn)) : <MonthState states={saidOfOffer(sizesThen)} />}
          </Text>
        )}
        <Text>{duration}</Text>
        {printedOn ? (
          <Text>{inOneLine(decapitalised(series(what)))}</Text>
        ) : (
          <>
            <Text tone="strong">{included}</Text>
            <List items={what} />
          </>
        )}
      </CardBody>
    </Card>
  );
}

interface PricesThenProps extends PriceGridProps {
  /** Whether spaces and calls of this voyage are still sold. */
  open: boolean;
}

function PricesThen({ open, ...paper }: PricesThenProps) {
  const offered = prices.filter(({ whileSailing }) => open || !whileSailing);
  return (
    <>
      {offered.length < prices.length && <Text>{wasSold()}</Text>}
      <Grid as="ul" columns="halves">
        {offered.map((price) => (
          <PriceCard key={price.id} price={price} {...paper} />
        ))}
      </Grid>
    </>
  );
}

/** What each thing costs, with what it includes and for how long; without any price, how to ask for one. */
export function PriceGrid({ printedOn }: PriceGridProps) {
  if (prices.length === 0) return <Text size="lead">{empty}</Text>;
  return (
    <>
      {printedOn && <Text size="lead">{lead}</Text>}
      {identity.demonstration && <Text tone="strong">{example}</Text>}
      {printedOn ? (
        <PricesThen open={offerOn(printedOn).months !== undefined} printedOn={printedOn} />
      ) : (
        <ByMonth
          states={[
            { before: offerCloses, words: <PricesThen open /> },
            { words: <PricesThen open={false} /> },
          ]}
        />
      )}
    </>
  );
}
