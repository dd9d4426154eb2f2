import { jeuxConcours, statistics } from "@sillages/content";
import { FigureRow } from "@sillages/ui";

export function ContestFigures() {
  return (
    <FigureRow
      label={jeuxConcours.figures.heading}
      figures={statistics.map(({ label, number, trend }) => ({ value: number, label, note: trend }))}
      surfaces={["iroise", "soleil", "nuit", "vermillon"]}
    />
  );
}
