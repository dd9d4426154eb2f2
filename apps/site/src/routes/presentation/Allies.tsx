import { controls, organisations, presentation } from "@sillages/content";
import { Grid, Heading, Logo, Section, SectionPicture, Stack, Text, Link } from "@sillages/ui";
import { logoOf, pictureOf } from "../../shell/pictureOf.ts";
import { headlines } from "./headlines.css.ts";

/** The sea, and those who know it: what stands under the hulls is drawn above their names. */
export function Allies() {
  const { lead } = presentation.allies;
  const allies = organisations.filter(({ role }) => role === "marine-technology" || role === "biodiversity");
  return (
    <Section
      labelledBy="allies"
      surface="night"
      picture={
        <SectionPicture picture={pictureOf("scenes/baleine")} tall={pictureOf("scenes/baleine-haute")} />
      }
    >
      <Grid columns="aside" gap="wide">
        <Stack>
          <Heading level={2} size="title" id="allies" fit={headlines.allies} />
          <Text size="lead">{lead}</Text>
        </Stack>
        <Grid columns="halves" gap="wide">
          {allies.map(({ category, description, id, logo, name, url }) => (
            <Stack key={id} space="near">
              <Logo {...logoOf(logo, "sun")} name={name} />
              <Heading level={3} size="subtitle">
                {category}
              </Heading>
              <Text>{description}</Text>
              <Link href={url} variant="standalone" newWindow={controls.newWindow}>
                {controls.visitSite(name)}
              </Link>
            </Stack>
          ))}
        </Grid>
      </Grid>
    </Section>
  );
}
