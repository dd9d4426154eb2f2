import { capitalised, monthRange, statuses, timeline } from "@sillages/content";
import { Section, Timeline } from "@sillages/ui";
import { StatusBadge } from "../../sections/StatusBadge.tsx";
import { timelineState } from "../../sections/timelineState.ts";
import { useNow } from "../../shell/now.tsx";
import { PressTimelineHeader } from "./PressTimelineHeader.still.tsx";

export function PressTimeline() {
  const standing = statuses(timeline, useNow());
  return (
    <Section labelledBy="agenda">
      <PressTimelineHeader />
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
