import { carouselLabels } from "@sillages/content";
import { LogoMarquee, Section } from "@sillages/ui";
import { PartnerLogos, PartnersHeading, Thread } from "./PartnerLogos.still.tsx";

/** The logos of those who are aboard, on a strip that runs and can be stopped. */
export function PartnerStrip() {
  return (
    <>
      <Thread />
      <Section labelledBy="partenaires" space="foot" clear>
        <PartnersHeading />
        <LogoMarquee labels={carouselLabels}>
          <PartnerLogos />
        </LogoMarquee>
      </Section>
    </>
  );
}
