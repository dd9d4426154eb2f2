import { devenirPartenaire, figures, number, plannedStopovers, quantity } from "@sillages/content";
import { FigureRow } from "@sillages/ui";

export function RouteFigures() {
  const words = devenirPartenaire.figures;
  const {
    durableImpactPercent,
    europeanStopovers,
    expeditionMonths,
    latinAmericanCountries,
    latinAmericanStopovers,
  } = figures;
  return (
    <FigureRow
      label={words.heading}
      surfaces={["nuit", "vermillon", "aube", "iroise"]}
      figures={[
        {
          value: number(plannedStopovers()),
          label: words.stopovers,
          note: words.stopoversSum(europeanStopovers, latinAmericanStopovers),
        },
        { value: number(latinAmericanCountries), label: words.countries },
        { value: number(expeditionMonths), label: words.months },
        { value: quantity(durableImpactPercent, "%"), label: words.impact, note: words.impactNote },
      ]}
    />
  );
}
