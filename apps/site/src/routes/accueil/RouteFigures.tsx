import { accueil, figures, number, stages } from "@sillages/content";
import { StatGroup } from "@sillages/ui";

const { countries, heading, months, stages: stagesLabel, stopovers } = accueil.expeditions.counters;

/** The road in figures. */
export function RouteFigures() {
  return (
    <StatGroup
      variant="compact"
      label={heading}
      figures={[
        { value: number(stages.length), label: stagesLabel(stages.length) },
        { value: number(figures.europeanStopovers), label: stopovers(figures.europeanStopovers) },
        { value: number(figures.latinAmericanCountries), label: countries },
        { value: number(figures.expeditionMonths), label: months },
      ]}
    />
  );
}
