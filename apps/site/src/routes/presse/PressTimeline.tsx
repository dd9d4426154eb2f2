import {
  capitalised,
  monthRange,
  pressTimeline,
  pressTimelineLead,
  statuses,
  timeline,
} from "@sillages/content";
import { Section, SectionHeader, Timeline } from "@sillages/ui";
import { StatusBadge } from "../../sections/StatusBadge.tsx";
import { timelineState } from "../../sections/timelineState.ts";
import { useNow } from "../../shell/now.tsx";
import { timelineHeadline } from "./timelineHeadline.css.ts";

export function PressTimeline() {
  const standing = statuses(timeline, useNow());
  const { coming, past } = pressTimelineLead;
  const isOver = standing.every((status) => status === "past");
  return (
    <Section labelledBy="agenda">
      <SectionHeader
        id="agenda"
        title={pressTimeline.heading}
        fit={timelineHeadline}
        lead={isOver ? past : coming}
      />
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
