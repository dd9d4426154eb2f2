import { pressTake } from "@sillages/content";
import { Section, SectionHeader } from "@sillages/ui";
import { QuoteList } from "../../sections/QuoteList.tsx";
import { editionDate } from "../../shell/downloads.ts";

const { heading, id } = pressTake.quotes;

/** Words to print, with who said them and when. */
export function Quotes() {
  return (
    <Section id={id} labelledBy={`${id}-titre`} surface="dawnPale">
      <SectionHeader id={`${id}-titre`} title={heading} />
      <QuoteList now={editionDate()} />
    </Section>
  );
}
