import {
  accueil,
  callsOf,
  capitalised,
  escales as words,
  home,
  type Leg,
  legs,
  monthInWords,
  ports,
  positionInWords,
  roundedLegDistance,
  type VoyageId,
  withCountry,
} from "@sillages/content";
import { DataTable, Disclosure, Stack } from "@sillages/ui";
import { TitledSection } from "../../sections/TitledSection.tsx";

const columns = [
  { key: "port", label: words.columns.port },
  { key: "month", label: words.columns.month },
  { key: "position", label: words.columns.position },
  { key: "leg", label: words.columns.leg },
];

/** Where a leg ends, and how long it is. */
function rowOf(leg: Leg) {
  const { km, nauticalMiles } = roundedLegDistance(leg);
  const port = ports.find(({ id }) => id === leg.to);
  const cells = port
    ? {
        port: withCountry(port),
        // On a phone the year goes under a long month: four columns stand in its width.
        month: capitalised(monthInWords(port.month)).replace("\u00A0", " "),
        position: positionInWords(port.position),
      }
    : { port: words.homecoming(home.name), position: positionInWords(home.position) };
  return { id: leg.to, cells: { ...cells, leg: words.leg(km, nauticalMiles) } };
}

function VoyageTable({ id }: { id: VoyageId }) {
  return (
    <DataTable
      caption={words.caption(accueil.expeditions.map.voyages[id], callsOf(id).length)}
      columns={columns}
      rows={legs[id].map(rowOf)}
    />
  );
}

/** The same calls in rows, for who compares or copies. */
export function CallTables() {
  return (
    <TitledSection id="tableaux" title={words.table.heading} space="close" stack="regular">
      <Disclosure label={words.table.open} closeLabel={words.table.close}>
        <Stack>
          <VoyageTable id="europe" />
          <VoyageTable id="amerique-latine" />
        </Stack>
      </Disclosure>
    </TitledSection>
  );
}
