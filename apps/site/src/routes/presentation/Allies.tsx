import { controls, organisations, presentation } from "@sillages/content";
import { Grid, Headline, Logo, Section, SectionPicture, Stack, Text, TextLink } from "@sillages/ui";
import { logoOf, pictureOf } from "../../shell/pictureOf.ts";
import { headlines } from "./headlines.css.ts";

/** The sea, and those who know it: what stands under the hulls is drawn above their names. */
export function Allies() {
  const { lead } = presentation.allies;
  const allies = organisations.filter(({ role }) => role === "marine-technology" || role === "biodiversity");
  return (
    <Section
      labelledBy="allies"
      surface="nuit"
      picture={
        <SectionPicture picture={pictureOf("scenes/baleine")} tall={pictureOf("scenes/baleine-haute")} />
      }
    >
      <Grid columns="aside" gap="wide">
        <Stack>
          <Headline level={2} size="title" id="allies" fit={headlines.allies} />
          <Text size="lead">{lead}</Text>
        </Stack>
        <Grid columns="halves" gap="wide">
          {allies.map(({ category, description, id, logo, name, url }) => (
            <Stack key={id} space="near">
              <Logo {...logoOf(logo, "soleil")} name={name} />
              <Headline level={3} size="subtitle">
                {category}
              </Headline>
              <Text>{description}</Text>
              <TextLink href={url} kind="alone" newWindow={controls.newWindow}>
                {controls.visitSite(name)}
              </TextLink>
            </Stack>
          ))}
        </Grid>
      </Grid>
    </Section>
  );
}
