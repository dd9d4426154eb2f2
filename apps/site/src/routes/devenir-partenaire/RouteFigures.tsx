import {
  crossingCalls,
  crossingPeriod,
  devenirPartenaire,
  figures,
  monthsOf,
  nextMonth,
  number,
  plannedStopovers,
  ports,
  quantity,
} from "@sillages/content";
import { StatGroup } from "@sillages/ui";
import { ByMonth } from "../../sections/ByMonth.tsx";

interface FiguresProps {
  /** What the stopovers are on the day of the visit. */
  stopovers: string;
}

function Figures({ stopovers }: FiguresProps) {
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
          label: stopovers,
          note: words.stopoversSum(europeanStopovers, latinAmericanStopovers, monthsOf(ports)),
        },
        {
          value: number(latinAmericanCountries),
          label: words.countries,
          note: words.during(monthsOf(crossingCalls)),
        },
        { value: number(expeditionMonths), label: words.months, note: words.during(crossingPeriod) },
        { value: quantity(durableImpactPercent, "%"), label: words.impact, note: words.impactNote },
      ]}
    />
  );
}

/** The road in four figures, each with its months: the stopovers are planned until the last one is made. */
export function RouteFigures() {
  const { stopovers, stopoversAfter } = devenirPartenaire.figures;
  return (
    <ByMonth
      states={[
        { before: nextMonth(monthsOf(ports).end), words: <Figures stopovers={stopovers} /> },
        { words: <Figures stopovers={stopoversAfter} /> },
      ]}
    />
  );
}
