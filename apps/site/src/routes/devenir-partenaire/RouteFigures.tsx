import { devenirPartenaire, figures, number, plannedStopovers, quantity } from "@sillages/content";
import { StatGroup } from "@sillages/ui";

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
    <StatGroup
      label={words.heading}
      surfaces={["night", "vermilion", "dawn", "sea"]}
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
