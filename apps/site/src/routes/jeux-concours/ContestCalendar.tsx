import {
  calendar,
  capitalised,
  contestCalendar,
  monthInWords,
  monthParts,
  statuses,
} from "@sillages/content";
import { DateList, Grid, Headline, Section, Stack } from "@sillages/ui";
import { StatusBadge } from "../../sections/StatusBadge.tsx";
import { timelineState } from "../../sections/timelineState.ts";
import { useNow } from "../../shell/now.tsx";
import { Participate } from "./Participate.tsx";

/** When, beside how. */
export function ContestCalendar() {
  const { heading, id } = contestCalendar;
  const standing = statuses(calendar, useNow());
  return (
    <Section labelledBy={id} surface="papier2">
      <Grid columns="lead" gap="wide">
        <Stack>
          <Headline level={2} id={id}>
            {heading}
          </Headline>
          <DateList
            entries={calendar.map(({ id: step, start, title }, at) => {
              const status = standing[at] ?? "later";
              const { month, year } = monthParts(start);
              return {
                id: step,
                date: capitalised(monthInWords(start)),
                figure: capitalised(month),
                unit: year,
                title,
                state: timelineState[status],
                status: <StatusBadge status={status} />,
              };
            })}
          />
        </Stack>
        <Participate />
      </Grid>
    </Section>
  );
}
