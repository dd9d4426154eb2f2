import { pressTake } from "@sillages/content";
import { Grid, Heading, Section } from "@sillages/ui";
import { QuoteList } from "../../sections/QuoteList.tsx";
import { editionDate } from "../../shell/downloads.ts";

const { heading, id } = pressTake.quotes;

/** Words to print, with who said them and when. */
export function Quotes() {
  return (
    <Section id={id} labelledBy={`${id}-titre`} surface="dawnPale">
      <Grid columns="contents" gap="wide">
        <Heading level={2} id={`${id}-titre`}>
          {heading}
        </Heading>
        <QuoteList now={editionDate()} columns="halves" />
      </Grid>
    </Section>
  );
}
