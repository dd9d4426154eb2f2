import {
  accueil,
  capitalised,
  escales as words,
  home,
  legs,
  logPath,
  madeFrom,
  monthInParis,
  monthInWords,
  type Port,
  ports,
  positionInWords,
  roundedDistance,
  roundedLegDistance,
  stages,
  type Stage,
  voyageDistance,
  type VoyageId,
} from "@sillages/content";
import { calledAt } from "@sillages/content/journal";
import { BesideChart, PortList } from "@sillages/illustrations";
import { Section, SectionHeader, Stack, type SurfaceName, Text } from "@sillages/ui";
import { RouteChart } from "../../map/RouteChart.tsx";
import { ByMonth } from "../../sections/ByMonth.tsx";
import { editionDate } from "../../shell/time/edition.ts";

/** That the call of `port` is made, once its month is over: what is over when the page is written stays so. */
function Made({ port }: { port: Port }) {
  const from = madeFrom(port);
  if (monthInParis(editionDate()) >= from) return words.done;
  return <ByMonth as="span" states={[{ before: from, words: null }, { words: words.done }]} />;
}

/** The calls of a voyage as the rutter tells them; the way home is told below them. */
function entriesOf(voyage: VoyageId) {
  return legs[voyage].flatMap((leg, at) => {
    const port = ports.find(({ id }) => id === leg.to);
    if (!port) return [];
    const { km, nauticalMiles } = roundedLegDistance(leg);
    const told = words.followLog ? calledAt(port.id) : undefined;
    return {
      id: port.id,
      step: at + 1,
      name: port.name,
      when: `${port.country}, ${monthInWords(port.month)}`,
      position: `${positionInWords(port.position)}.`,
      distance: words.away(km, nauticalMiles),
      note: port.note,
      done: !told && <Made port={port} />,
      log: told && { label: words.doneOn(told.at.slice(0, 10)), href: logPath(told.id) },
    };
  });
}

/** A voyage: its chart stays in view while its ports go by. */
export function Voyage({ id, surface }: { id: VoyageId; surface: SurfaceName }) {
  const { km, nauticalMiles } = roundedDistance(voyageDistance(id));
  const stage = stages.find(({ leg }: Stage) => leg === id)?.id ?? "";
  const heading = `voyage-${id}`;
  return (
    <Section labelledBy={heading} surface={surface} space="close">
      <BesideChart chart={<RouteChart voyage={id} label={words.charts[id]} followed={stage} />}>
        <Stack>
          <SectionHeader id={heading} title={capitalised(accueil.expeditions.map.voyages[id])} />
          <PortList ports={entriesOf(id)} />
          <Text tone="strong">
            {words.homecoming(home.name)}. {words.total(km, nauticalMiles)}
          </Text>
        </Stack>
      </BesideChart>
    </Section>
  );
}
