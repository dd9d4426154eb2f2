import { accueil, figures, roundedDistance, voyageDistance } from "@sillages/content";
import { Heading, Stack, Text, Link } from "@sillages/ui";

const { data, map } = accueil.expeditions;
const { geojson, gpx } = data;

const announced = figures.transatlanticKilometres;
const drawn = roundedDistance(voyageDistance("amerique-latine")).km;

/** What the distances count, and the route to take away. */
export function RouteNotes() {
  return (
    <>
      <Stack space="close">
        <Heading level={3} size="subtitle">
          {map.distance.heading(announced)}
        </Heading>
        <Text size="small">{map.distance.text(announced, drawn)}</Text>
      </Stack>
      <Stack space="close">
        <Heading level={3} size="subtitle">
          {data.heading}
        </Heading>
        <Text size="small">
          {data.text} {data.warning}
        </Text>
        <Link href={geojson.path} variant="standalone" download={geojson.format}>
          {geojson.label}
        </Link>
        <Link href={gpx.path} variant="standalone" download={gpx.format}>
          {gpx.label}
        </Link>
      </Stack>
    </>
  );
}
