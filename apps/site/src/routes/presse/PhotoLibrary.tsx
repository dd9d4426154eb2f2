import {
  controls,
  footage,
  type Photo,
  photos,
  presse,
  pressTake,
  printable,
  released,
} from "@sillages/content";
import { Card, CardBody, CardMedia, Grid, Heading, Stack, Text, Link } from "@sillages/ui";
import { editionDate } from "../../shell/downloads.ts";
import { originalOf, photoOf } from "../../shell/photoOf.ts";

const { download, file, lead, license, size } = presse.library;

/** How wide a picture is, in browsers that do not measure it themselves. */
const sizes = "auto, (min-width: 1081px) 25vw, (min-width: 761px) 50vw, 100vw";

function PhotoCard({ photo }: { photo: Photo }) {
  const { bytes, href, name } = originalOf(photo);
  const weight = file(bytes);
  return (
    <Card as="li" surface="paper">
      <CardMedia picture={{ ...photoOf(photo), sizes }} ratio="film" />
      <CardBody>
        <Text tone="strong">{photo.caption}</Text>
        <Text size="small">{`${photo.credit}, ${size(photo.width, photo.height)}`}</Text>
        <Link
          href={href}
          variant="standalone"
          download={weight}
          aria-label={`${download} (${weight}), ${name}`}
        >
          {download}
        </Link>
      </CardBody>
    </Card>
  );
}

/** What newsrooms ask for first and the library has not: said, with whom to ask. */
function Missing({ free }: { free: readonly Photo[] }) {
  const { large, vertical } = printable(free);
  const { ask, noLarge, noVertical } = pressTake.slots;
  const missing = [...(vertical.length === 0 ? [noVertical] : []), ...(large.length === 0 ? [noLarge] : [])];
  return missing.length > 0 && <Text>{[...missing, ask].join(" ")}</Text>;
}

/** Films to cut into a report: they are kept elsewhere. */
function MovingPictures() {
  const films = released(footage, editionDate());
  const { heading, item, none } = pressTake.footage;
  return (
    <Stack space="near">
      <Heading level={4} size="subtitle">
        {heading}
      </Heading>
      {films.length === 0 && <Text>{none}</Text>}
      {films.map(({ credit, format, id: film, seconds, title: name, url }) => (
        <Text key={film}>
          <Link href={url} newWindow={controls.newWindow}>
            {item(name, seconds)}
          </Link>
          {`, ${format}, ${credit}`}
        </Text>
      ))}
    </Stack>
  );
}

/** Pictures to publish, each with its credit and its file; what there is not, said. */
export function PhotoLibrary() {
  const free = released(photos, editionDate());
  const withheld = photos.filter((photo) => !free.includes(photo));
  return (
    <>
      <Text>
        {lead} <strong>{license}</strong>
      </Text>
      <Grid as="ul" columns="quarters">
        {free.map((photo) => (
          <PhotoCard key={photo.id} photo={photo} />
        ))}
        {withheld.map(({ embargo }, at) => (
          // Its name would tell what it shows.
          <Card key={`${embargo}-${at}`} as="li" surface="paper">
            <CardBody>
              <Text tone="strong">{presse.library.withheld(embargo ?? "")}</Text>
            </CardBody>
          </Card>
        ))}
      </Grid>
      <Grid columns="halves" space="wide">
        <MovingPictures />
        <Missing free={free} />
      </Grid>
    </>
  );
}
