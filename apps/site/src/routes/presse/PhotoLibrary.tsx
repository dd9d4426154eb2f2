import { type Photo, photos, presse } from "@sillages/content";
import { Card, CardBody, CardMedia, Grid, Section, SectionHeader, Stack, Text, Link } from "@sillages/ui";
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
        <Text size={leads ? "lead" : "body"} tone="strong">
          {photo.caption}
        </Text>
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
      </Stack>
    </Section>
  );
}
