import { accueil, controls, partners } from "@sillages/content";
import { Divider, Grid, Heading, LogoMarquee, LogoStrip, Section } from "@sillages/ui";
import { sheetLogo, stripPicture } from "./logoSheet.ts";

const { heading, label, pauseLabel, playLabel } = accueil.partners;

/** The logos of those who are aboard, on a strip that runs and can be stopped. */
export function PartnerStrip() {
  return (
    <>
      <Divider variant="thread" />
      <Section labelledBy="partenaires" space="close" clear>
        <Grid columns="contents" space="wide" align="center" paper="stack">
          <Heading level={2} size="title" id="partenaires">
            {heading}
          </Heading>
          <LogoMarquee pauseLabel={pauseLabel} playLabel={playLabel}>
            <LogoStrip
              label={label}
              newWindow={controls.newWindow}
              strip={stripPicture()}
              logos={partners.map(({ logo, name, url }) => ({ ...sheetLogo(logo), name, href: url }))}
            />
          </LogoMarquee>
        </Grid>
      </Section>
    </>
  );
}
