import { accueil, callList, figures, roundedDistance, voyageDistance } from "@sillages/content";
import { Disclosure, Grid, Section, Stack, Text } from "@sillages/ui";
import { FileLink } from "../../shell/links/FileLink.tsx";
import { PageLink } from "../../shell/links/PageLink.tsx";

const { data, map } = accueil.expeditions;
const { geojson, gpx } = data;

const announced = figures.transatlanticKilometres;
const drawn = roundedDistance(voyageDistance("amerique-latine")).km;

/** The foot of the map, on the same sea: what it is worth, the way to its calls, what its distances count, and the route to take away. */
export function RouteNotes() {
  return (
    <Section surface="night" space="end">
      <Grid columns="quarters">
        <Text size="small">
          {map.caption} {map.source}
        </Text>
        <PageLink {...callList.list} />
        <Disclosure label={map.distance.heading(announced)}>
          <Text size="small">{map.distance.text(announced, drawn)}</Text>
        </Disclosure>
        <Disclosure label={data.heading} paper="none">
          <Stack space="close">
            <Text size="small">
              {data.text} {data.warning}
            </Text>
            {[geojson, gpx].map(({ label, path }) => (
              <FileLink key={path} path={path} label={label} />
            ))}
          </Stack>
        </Disclosure>
      </Grid>
    </Section>
  );
}
