import { calendar, capitalised, jeuxConcours, monthInWords, statuses } from "@sillages/content";
import { Section, SectionHeader, Timeline } from "@sillages/ui";
import { StatusBadge } from "../../sections/StatusBadge.tsx";
import { timelineState } from "../../sections/timelineState.ts";
import { useNow } from "../../shell/now.tsx";

export function ContestCalendar() {
  const { heading, lead } = jeuxConcours.calendar;
  const standing = statuses(calendar, useNow());
  return (
    <Section labelledBy="calendrier">
      <SectionHeader id="calendrier" title={heading} lead={lead} />
      <Timeline
        entries={calendar.map(({ description, id, start, title }, at) => {
          const status = standing[at] ?? "later";
          return {
            id,
            when: capitalised(monthInWords(start)),
            title,
            description,
            state: timelineState[status],
            status: <StatusBadge status={status} />,
          };
        })}
      />
    </Section>
  );
}
