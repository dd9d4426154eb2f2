import { photos, presse, pressDossier, released } from "@sillages/content";
import { Card, CardBody, CardMedia, Grid, Text } from "@sillages/ui";
import { editionDate } from "../../shell/time/edition.ts";
import { printedPhotoOf } from "../../shell/pictures/photoOf.ts";
import { PressLeaf } from "./PressLeaf.tsx";

const { license, size } = presse.library;
const { download, heading, id } = pressDossier.pictures;

/** How many stand on a leaf. */
const ON_A_LEAF = 8;

/** The press pictures with what a newspaper prints under them. */
export function Pictures() {
  const free = released(photos, editionDate());
  const leaves = Array.from({ length: Math.ceil(free.length / ON_A_LEAF) }, (_, at) =>
    free.slice(at * ON_A_LEAF, (at + 1) * ON_A_LEAF),
  );
  return leaves.map((own, at) => (
    <PressLeaf key={own[0]?.id} id={at === 0 ? id : `${id}-${at + 1}`} heading={heading} surface="cream">
      <Text tone="strong">{license}</Text>
      <Grid as="ul" columns="halves">
        {own.map((photo) => (
          <Card key={photo.id} as="li" layout="row">
            <CardMedia picture={printedPhotoOf(photo)} ratio="landscape" />
            <CardBody>
              <Text size="small">{photo.caption}</Text>
              <Text size="small">{`${photo.credit}, ${size(photo.width, photo.height)}`}</Text>
            </CardBody>
          </Card>
        ))}
      </Grid>
      <Text>{download}</Text>
    </PressLeaf>
  ));
}
