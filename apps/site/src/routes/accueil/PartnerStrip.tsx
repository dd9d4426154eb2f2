import { accueil, carouselLabels, controls, logos, partners } from "@sillages/content";
import { Divider, Grid, Heading, LogoMarquee, LogoStrip, Section } from "@sillages/ui";
import { logoOf } from "../../shell/pictureOf.ts";

/** Every logo of the strip, in one file (images/logoSprite.ts). */
const sprite = `${import.meta.env.PICTURES}/logos/partenaires.svg`;

/** In the row of that file, a logo is followed by a blank as wide as it is high. */
const HEIGHT = 64;

/** The logos of those who are aboard, on a strip that runs and can be stopped. */
export function PartnerStrip() {
  const width = partners.reduce((sum, { logo }) => sum + logos[logo] + HEIGHT, 0);
  return (
    <>
      <Divider kind="thread" />
      <Section labelledBy="partenaires" space="close" clear>
        <Grid columns="contents" gap="wide" align="center" onPaper="stack">
          <Heading level={2} size="title" id="partenaires">
            {accueil.partners.heading}
          </Heading>
          <LogoMarquee labels={carouselLabels}>
            <LogoStrip
              label={accueil.partners.label}
              newWindow={controls.newWindow}
              strip={{ src: sprite, width, height: HEIGHT }}
              logos={partners.map(({ logo, name, url }) => ({
                ...logoOf(logo),
                name,
                href: url,
                src: `${sprite}#${logo}`,
              }))}
            />
          </LogoMarquee>
        </Grid>
      </Section>
    </>
  );
}
