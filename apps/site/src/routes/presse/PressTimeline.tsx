import { capitalised, monthRange, presse, statuses, timeline } from "@sillages/content";
import { Section, SectionHeader, Timeline } from "@sillages/ui";
import { StatusBadge } from "../../sections/StatusBadge.tsx";
import { timelineState } from "../../sections/timelineState.ts";
import { useNow } from "../../shell/now.tsx";
import { headlines } from "./headlines.css.ts";

export function PressTimeline() {
  const { heading, lead } = presse.timeline;
  const standing = statuses(timeline, useNow());
  return (
    <Section labelledBy="agenda">
      <SectionHeader id="agenda" title={heading} fit={headlines.timeline} lead={lead} />
      <Timeline
        entries={timeline.map((entry, at) => {
          const status = standing[at] ?? "later";
          return {
            id: entry.id,
            when: capitalised(monthRange(entry)),
            title: entry.title,
            description: entry.description,
            state: timelineState[status],
            status: <StatusBadge status={status} kind={entry.kind} />,
          };
        })}
      />
    </Section>
  );
}
