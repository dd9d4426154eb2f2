import { articleCount, controls, mediaPartners, press, presse } from "@sillages/content";
import { CardTitle, Grid, Heading, Logo, Section, Text, Link } from "@sillages/ui";
import { logoOf } from "../../shell/pictures/pictureOf.ts";

/** The form of what a media has published, where it has only one. */
function formOf(name: string) {
  const [form, ...others] = new Set(press.filter(({ source }) => source === name).map(({ type }) => type));
  return form && others.length === 0 ? form : "several";
}

export function MediaPartners() {
  const { articles, heading, id, visit } = presse.media;
  return (
    <Section id={id} labelledBy="medias-titre" surface="night" space="close" stack="wide">
      <Heading level={2} size="title" id="medias-titre">
        {heading}
      </Heading>
      <Grid as="ul" columns="ruled">
        {mediaPartners.map((media) => (
          <li key={media.id}>
            <Logo {...logoOf(media.logo, "sun")} name={media.name} size="large" />
            <CardTitle level={3}>{media.kind}</CardTitle>
            <Text>{media.description}</Text>
            <Text tone="accent">{articles(articleCount(press, media.name), formOf(media.name))}</Text>
            <Link href={media.url} variant="standalone" newWindow={controls.newWindow}>
              {visit(media.name)}
            </Link>
          </li>
        ))}
      </Grid>
    </Section>
  );
}
