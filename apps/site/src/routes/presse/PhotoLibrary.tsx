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
import {
  Card,
  CardBody,
  CardMedia,
  CardTitle,
  Grid,
  Heading,
  Section,
  SectionHeader,
  Stack,
  Text,
  Link,
} from "@sillages/ui";
import { editionDate } from "../../shell/downloads.ts";
import { originalOf, photoOf } from "../../shell/photoOf.ts";
import { headlines } from "./headlines.css.ts";

const { download, file, id, lead, license, size, title } = presse.library;

/** How wide a picture is, in browsers that do not measure it themselves. */
const widths = {
  lead: "auto, (min-width: 1081px) 58vw, 100vw",
  third: "auto, (min-width: 1081px) 33vw, (min-width: 761px) 50vw, 100vw",
};

function PhotoCard({ photo, lead: leads = false }: { photo: Photo; lead?: boolean }) {
  const { bytes, href, name } = originalOf(photo);
  const weight = file(bytes);
  const sizes = leads ? widths.lead : widths.third;
  return (
    <Card
      as="li"
      layout={leads ? "row" : "column"}
      size={leads ? "large" : "regular"}
      surface={leads ? "lagoon" : "cream"}
    >
      <CardMedia picture={{ ...photoOf(photo), sizes }} ratio={leads ? undefined : "film"} />
      <CardBody>
        <CardTitle level={3} size={leads ? "poster" : "small"}>
          {photo.caption}
        </CardTitle>
        <Text size="small">{`${photo.credit}, ${size(photo.width, photo.height)}`}</Text>
        <Link
          href={href}
          variant="standalone"
          download={weight}
          aria-label={`${download} ${weight}, ${name}`}
        >
          {download}
        </Link>
      </CardBody>
    </Card>
  );
}

/** What newsrooms ask for first and the library has not: said, with whom to ask. */
function Missing() {
  const { large, vertical } = printable(photos);
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
      <Heading level={3} size="subtitle">
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

export function PhotoLibrary() {
  const [first, ...others] = photos;
  return (
    <Section id={id} labelledBy="phototheque-titre">
      <SectionHeader id="phototheque-titre" title={title} fit={headlines.library} lead={lead} />
      <Stack>
        <Text tone="strong">{license}</Text>
        {first && (
          <ul>
            <PhotoCard photo={first} lead />
          </ul>
        )}
        {others.length > 0 && (
          <Grid as="ul">
            {others.map((photo) => (
              <PhotoCard key={photo.id} photo={photo} />
            ))}
          </Grid>
        )}
        <Missing />
        <MovingPictures />
      </Stack>
    </Section>
  );
}
