import { accueil, figures, roundedDistance, voyageDistance } from "@sillages/content";
import { Headline, Picture, Stack, Text } from "@sillages/ui";
import { pictureOf } from "../../shell/pictureOf.ts";

const { caption, distance, source } = accueil.expeditions.map;
const announced = figures.transatlanticKilometres;
const drawn = roundedDistance(voyageDistance("amerique-latine")).km;

export function RouteMap() {
  return (
    <Stack>
      <figure>
        <Picture picture={pictureOf("scenes/planisphere")} />
        <figcaption>
          <Text size="small" tone="muted">
            {caption} {source}
          </Text>
        </figcaption>
      </figure>
      <Stack space="close">
        <Headline level={3} size="subtitle">
          {distance.heading(announced)}
        </Headline>
        <Text>{distance.text(announced, drawn)}</Text>
      </Stack>
    </Stack>
  );
}
