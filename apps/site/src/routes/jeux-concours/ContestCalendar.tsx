import { calendar, capitalised, jeuxConcours, monthInWords, monthParts } from "@sillages/content";
import { Grid, Heading, Section, Stack } from "@sillages/ui";
import { Living } from "../../shell/living/Living.tsx";
import { ByContestState } from "../../sections/ByContestState.tsx";
import { ContestDates } from "./ContestDates.tsx";
import { Participate } from "./Participate.tsx";

const { heading, id } = jeuxConcours.calendar;

/** When, beside how. */
export function ContestCalendar() {
  return (
    <Section labelledBy={id} surface="cream">
      <Grid columns="lead" space="wide">
        <Stack>
          <Heading level={2} id={id}>
            {heading}
          </Heading>
          <Living dated="month">
            <ContestDates
              steps={calendar.map((step) => {
                const { month, year } = monthParts(step.start);
                const when = capitalised(monthInWords(step.start));
                return { ...step, when, figure: capitalised(month), unit: year };
              })}
            />
          </Living>
        </Stack>
        <ByContestState part={Participate} />
      </Grid>
    </Section>
  );
}
