import { copyright, identity } from "@sillages/content";
import { SiteFooter as Footer, FooterLegal } from "@sillages/ui";
import { Contents, LegalLinks, NameInLarge } from "./FooterParts.still.tsx";
import { nearby } from "./nearby.tsx";
import { useNow } from "./now.tsx";
import { SectionBoundary } from "./SectionBoundary.tsx";

const Newsletter = nearby("shell/Newsletter", async () => (await import("./Newsletter.tsx")).Newsletter);

/** @param quiet - Without the newsletter: nothing is asked of who is busy. */
export function SiteFooter({ quiet = false }: { quiet?: boolean }) {
  return (
    <Footer id="contact">
      {!quiet && (
        <SectionBoundary>
          <Newsletter />
        </SectionBoundary>
      )}
      <Contents />
      <FooterLegal
        copyright={copyright(useNow().getFullYear())}
        notice={identity.demonstration && identity.demonstrationNotice}
      >
        <LegalLinks />
      </FooterLegal>
      <NameInLarge />
    </Footer>
  );
}
