import { accueil, figures, number, stages, statuses } from "@sillages/content";
import { FigureRow, Section, SectionHeader, Stack } from "@sillages/ui";
import { useNow } from "../../shell/now.tsx";
import { PortTable } from "./PortTable.tsx";
import { RouteMap } from "./RouteMap.tsx";
import { StageCard } from "./StageCard.tsx";
import { headlines } from "./headlines.css.ts";

const { expeditions } = accueil;

function RoadFigures() {
  const { countries, heading, months, stages: stagesLabel, stopovers } = expeditions.counters;
  return (
    <FigureRow
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

export function Expeditions() {
  const standing = statuses(stages, useNow());
  return (
    <>
      <Section id={expeditions.id} labelledBy="projet-titre">
        <SectionHeader
          id="projet-titre"
          title={expeditions.heading}
          fit={headlines.expeditions}
          lead={expeditions.lead}
        />
        <Stack space="loose">
          <RouteMap />
          {stages.map((stage, at) => (
            <StageCard key={stage.id} stage={stage} status={standing[at] ?? "later"} />
          ))}
          <PortTable />
        </Stack>
      </Section>
      <RoadFigures />
    </>
  );
}
