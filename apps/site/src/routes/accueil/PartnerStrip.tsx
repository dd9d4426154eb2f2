import { accueil, controls, partners } from "@sillages/content";
import { LogoList, Section, SectionHeader } from "@sillages/ui";
import { logoOf } from "../../shell/pictureOf.ts";

export function PartnerStrip() {
  return (
    <Section labelledBy="partenaires" space="close">
      <SectionHeader id="partenaires" title={accueil.partners.heading} />
      <LogoList
        label={accueil.partners.label}
        newWindow={controls.newWindow}
        logos={partners.map(({ logo, name, url }) => ({ name, href: url, ...logoOf(logo) }))}
      />
    </Section>
  );
}
