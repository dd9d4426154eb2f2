import {
  devenirPartenaire,
  figures,
  number,
  quantity,
  reservations,
  spaceCounts,
  spaces,
} from "@sillages/content";
import { StatGroup } from "@sillages/ui";

export function SailFigures() {
  const { figures: words, heading } = devenirPartenaire.opportunities;
  const counts = spaceCounts(spaces, reservations);
  return (
    <StatGroup
      label={heading}
      surfaces={["night", "sun", "vermilion", "dawn"]}
      figures={[
        { value: quantity(figures.sailSquareMetres, "m²"), label: words.area, note: words.areaNote },
        { value: number(counts.total), label: words.spaces(counts.total) },
        { value: number(counts.available), label: words.available(counts.available) },
        { value: number(counts.active), label: words.active(counts.active), note: words.activeNote },
      ]}
    />
  );
}
