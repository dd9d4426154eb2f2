import { articleCount, controls, mediaPartners, press, presse } from "@sillages/content";
import { Card, Grid, Headline, Logo, Section, SectionHeader, Text, TextLink } from "@sillages/ui";
import { logoOf } from "../../shell/pictureOf.ts";

export function MediaPartners() {
  const { articles, heading, id, lead } = presse.media;
  return (
    <Section id={id} labelledBy="medias-titre" surface="nuit">
      <SectionHeader id="medias-titre" title={heading} lead={lead} />
      <Grid as="ul">
        {mediaPartners.map((media) => (
          <Card key={media.id} as="li" surface="papier">
            <Headline level={3}>
              <Logo {...logoOf(media.logo)} name={media.name} />
            </Headline>
            <Text tone="strong">{media.kind}</Text>
            <Text>{media.description}</Text>
            <Text tone="accent">{articles(articleCount(press, media.name))}</Text>
            <TextLink href={media.url} kind="alone" newWindow={controls.newWindow}>
              {presse.viewer.visit(media.name)}
            </TextLink>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}
