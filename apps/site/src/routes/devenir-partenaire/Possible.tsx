import { devenirPartenaire, type Phase } from "@sillages/content";
import { DescriptionList, Grid, Section, SectionHeader, Stack } from "@sillages/ui";
import { LastEntry } from "../../log/LastEntry.tsx";
import { MonthState } from "../../sections/MonthState.tsx";
import { Phased } from "../../sections/Phased.tsx";

const { heading, id, phases } = devenirPartenaire.possible;

function Items({ phase }: { phase: Phase }) {
  const states = phases[phase].map(({ before, items }) => ({
    ...(before && { before }),
    words: <DescriptionList items={items.map(({ term, text }) => ({ term, definition: text }))} />,
  }));
  return <MonthState states={states} />;
}

/** What may be taken on the day of the visit, and until when. */
export function Possible() {
  return (
    <Section id={id} labelledBy="possible-titre">
      <Grid columns="aside" gap="wide">
        <Stack>
          <SectionHeader id="possible-titre" title={heading} />
          <LastEntry level={3} />
        </Stack>
        <Phased
          states={{
            before: <Items phase="before" />,
            tour: <Items phase="tour" />,
            crossing: <Items phase="crossing" />,
            after: <Items phase="after" />,
          }}
        />
      </Grid>
    </Section>
  );
}
