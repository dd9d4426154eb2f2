import { accueil, figures, roundedDistance, voyageDistance } from "@sillages/content";
import { Headline, Stack, Text, TextLink } from "@sillages/ui";

const { data, map } = accueil.expeditions;
const { geojson, gpx } = data;

const announced = figures.transatlanticKilometres;
const drawn = roundedDistance(voyageDistance("amerique-latine")).km;

/** What the distances count, and the route to take away. */
export function RouteNotes() {
  return (
    <>
      <Stack space="close">
        <Headline level={3} size="subtitle">
          {map.distance.heading(announced)}
        </Headline>
        <Text size="small">{map.distance.text(announced, drawn)}</Text>
      </Stack>
      <Stack space="close">
        <Headline level={3} size="subtitle">
          {data.heading}
        </Headline>
        <Text size="small">
          {data.text} {data.warning}
        </Text>
        <TextLink href={geojson.path} kind="alone" download={geojson.format}>
          {geojson.label}
        </TextLink>
        <TextLink href={gpx.path} kind="alone" download={gpx.format}>
          {gpx.label}
        </TextLink>
      </Stack>
    </>
  );
}
