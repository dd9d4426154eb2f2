import { type Photo, photos, presse, pressTake, printable, released } from "@sillages/content";
import { Card, CardBody, Grid, Text } from "@sillages/ui";
import { editionDate } from "../../shell/time/edition.ts";
import { Footage } from "./Footage.tsx";
import { PhotoCard } from "./PhotoCard.tsx";

const { lead, license, withheld } = presse.library;

/** What newsrooms ask for first and the library has not: said, with whom to ask. */
function Missing({ free }: { free: readonly Photo[] }) {
  const { large, vertical } = printable(free);
  const { ask, noLarge, noVertical } = pressTake.slots;
  const missing = [...(vertical.length === 0 ? [noVertical] : []), ...(large.length === 0 ? [noLarge] : [])];
  return missing.length > 0 && <Text>{[...missing, ask].join(" ")}</Text>;
}

/** Pictures to publish, each with its credit and its file; what there is not, said. */
export function PhotoLibrary() {
  const free = released(photos, editionDate());
  const kept = photos.filter((photo) => !free.includes(photo));
  return (
    <>
      <Text>
        {lead} <strong>{license}</strong>
      </Text>
      <Grid as="ul" columns="quarters">
        {free.map((photo) => (
          <PhotoCard key={photo.id} photo={photo} />
        ))}
        {kept.map(({ embargo }, at) => (
          // Its name would tell what it shows.
          <Card key={`${embargo}-${at}`} as="li" surface="paper">
            <CardBody>
              <Text tone="strong">{withheld(embargo ?? "")}</Text>
            </CardBody>
          </Card>
        ))}
      </Grid>
      <Grid columns="halves" space="wide">
        <Footage />
        <Missing free={free} />
      </Grid>
    </>
  );
}
