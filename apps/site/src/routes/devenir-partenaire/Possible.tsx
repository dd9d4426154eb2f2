import { devenirPartenaire, saidOfOffer } from "@sillages/content";
import { DescriptionList, Grid, Section, SectionHeader, Stack } from "@sillages/ui";
import { LastEntry } from "../../log/LastEntry.tsx";
import { ByMonth } from "../../sections/ByMonth.tsx";

const { heading, id } = devenirPartenaire.possible;

const states = () => saidOfOffer(({ items }) => <DescriptionList layout="stacked" items={items} />);

/** What may be taken on the day of the visit, and until when. */
export function Possible() {
  return (
    <Section id={id} labelledBy="possible-titre">
      <Grid columns="aside" space="wide">
        <Stack>
          <SectionHeader id="possible-titre" title={heading} />
          <LastEntry level={3} />
        </Stack>
        <ByMonth states={states()} />
      </Grid>
    </Section>
  );
}
