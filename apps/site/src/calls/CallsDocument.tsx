import {
  accueil,
  callList,
  capitalised,
  escales as words,
  home,
  type Leg,
  legDistance,
  legs,
  monthInWords,
  ports,
  positionInWords,
  roundedDistance,
  voyageDistance,
  type VoyageId,
} from "@sillages/content";
import { DataTable, Heading, Section, Stack, Text, Link } from "@sillages/ui";
import { Document } from "../Document.tsx";

const { data, map } = accueil.expeditions;

/** To the nearest ten: the drawn road is no more precise. */
const STEP = 10;

const columns = [
  { key: "port", label: words.columns.port },
  { key: "month", label: words.columns.month },
  { key: "position", label: words.columns.position },
  { key: "leg", label: words.columns.leg },
  { key: "note", label: words.columns.note },
];

/** Where a leg ends, and how long it is. */
function rowOf(leg: Leg) {
  const { km, nauticalMiles } = roundedDistance(legDistance(leg), STEP);
  const distance = words.leg(km, nauticalMiles);
  const port = ports.find(({ id }) => id === leg.to);
  const cells = port
    ? {
        port: `${port.name} (${port.country})`,
        month: capitalised(monthInWords(port.month)),
        position: positionInWords(port.position),
        note: port.note,
      }
    : { port: words.homecoming(home.name), position: positionInWords(home.position), note: home.note };
  return { id: leg.to, cells: { ...cells, leg: distance } };
}

function Voyage({ id }: { id: VoyageId }) {
  const { km, nauticalMiles } = roundedDistance(voyageDistance(id));
  const stopovers = ports.filter(({ leg }) => leg === id).length;
  return (
    <Stack>
      <DataTable
        caption={words.caption(map.voyages[id], stopovers)}
        columns={columns}
        rows={legs[id].map(rowOf)}
      />
      <Text>{words.total(km, nauticalMiles)}</Text>
    </Stack>
  );
}

/** Every call of both voyages: where a class works from, and where one reads them without script. */
export function CallsDocument({ builtAt }: { builtAt: string }) {
  return (
    <Document builtAt={builtAt}>
      <title>{words.meta.title}</title>
      <meta name="description" content={words.meta.description} />
      <main>
        <Section surface="dawn" space="close">
          <Stack>
            <Heading level={1} size="poster">
              {words.title}
            </Heading>
            <Text size="lead">{words.lead}</Text>
            <Text size="small">
              {data.warning} {callList.note}
            </Text>
            <Link href={words.back.path} variant="standalone">
              {words.back.label}
            </Link>
          </Stack>
        </Section>
        <Section space="close">
          <Stack>
            <Voyage id="europe" />
            <Voyage id="amerique-latine" />
          </Stack>
        </Section>
      </main>
    </Document>
  );
}
