import {
  crossingCalls,
  crossingPeriod,
  devenirPartenaire,
  figures,
  number,
  plannedStopovers,
  ports,
  quantity,
  type YearMonth,
} from "@sillages/content";
import { StatGroup } from "@sillages/ui";
import { UntilReturn } from "../../sections/UntilReturn.tsx";

/** From the first month to the last. */
function monthsOf(calls: readonly { month: YearMonth }[]) {
  const months = calls.map(({ month }) => month).toSorted();
  return { start: months[0] ?? crossingPeriod.start, end: months.at(-1) ?? crossingPeriod.end };
}

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

/** The road in four figures, each with its months: planned as long as the boats are not back. */
export function RouteFigures() {
  const { stopovers, stopoversAfter } = devenirPartenaire.figures;
  return (
    <UntilReturn after={<Figures stopovers={stopoversAfter} />}>
      <Figures stopovers={stopovers} />
    </UntilReturn>
  );
}
