import { pressTake, quotes, released } from "@sillages/content";
import { Grid, Quote, Text } from "@sillages/ui";
import { spokenBy } from "./spokenBy.ts";

/** Words to quote on the day `now`, with who said them and when; without any, whom to ask. */
export function QuoteList({ now, columns = "one" }: { now: Date; columns?: "one" | "thirds" }) {
  const free = released(quotes, now);
  if (free.length === 0) return <Text>{pressTake.quotes.none}</Text>;
  return (
    <Grid columns={columns}>
      {free.map((quote) => {
        const author = spokenBy(quote);
        return (
          <Quote key={quote.id} {...(author && { author })}>
            {`«\u202F${quote.text}\u202F»`}
          </Quote>
        );
      })}
    </Grid>
  );
}
