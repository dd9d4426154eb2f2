import { pressTimeline } from "@sillages/content";
import { SectionHeader } from "@sillages/ui";
import { headlines } from "./headlines.css.ts";

export function PressTimelineHeader() {
  const { heading, lead } = pressTimeline;
  return <SectionHeader id="agenda" title={heading} fit={headlines.timeline} lead={lead} />;
}
