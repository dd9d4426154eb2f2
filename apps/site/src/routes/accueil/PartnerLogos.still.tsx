import { accueil, controls, logos, partners } from "@sillages/content";
import { LogoStrip, SectionHeader, WakeDivider } from "@sillages/ui";
import { logoOf } from "../../shell/pictureOf.ts";

/** Every logo of the strip, in one file (build/logoSprite.ts). */
const sprite = `${import.meta.env.PICTURES}/logos/partenaires.svg`;

/** In the row of that file, a logo is followed by a blank as wide as it is high. */
const HEIGHT = 64;
const width = partners.reduce((sum, { logo }) => sum + logos[logo] + HEIGHT, 0);

export function Thread() {
  return <WakeDivider kind="thread" />;
}

export function PartnersHeading() {
  return <SectionHeader id="partenaires" title={accueil.partners.heading} size="title" />;
}

export function PartnerLogos() {
  return (
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
  );
}
