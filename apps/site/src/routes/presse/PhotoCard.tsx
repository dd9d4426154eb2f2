import { type Photo, presse } from "@sillages/content";
import { Card, CardBody, CardMedia, Link, Text } from "@sillages/ui";
import { originalOf, photoOf } from "../../shell/pictures/photoOf.ts";

const { download, file, size } = presse.library;

/** How wide a picture is, in browsers that do not measure it themselves. */
const sizes = "auto, (min-width: 1081px) 25vw, (min-width: 761px) 50vw, 100vw";

/** A picture to publish, with its credit and its file. */
export function PhotoCard({ photo }: { photo: Photo }) {
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
