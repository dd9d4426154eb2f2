import { jeuxConcours, statistics } from "@sillages/content";
import { StatGroup } from "@sillages/ui";

export function ContestFigures() {
  return (
    <StatGroup
      label={jeuxConcours.figures.heading}
      figures={statistics.map(({ label, number, trend }) => ({ value: number, label, note: trend }))}
      surfaces={["sea", "sun", "night", "vermilion"]}
    />
  );
}
