import { addressLine, controls, copyright, footer, identity } from "@sillages/content";
import {
  FooterContents,
  FooterLegal,
  FooterLegalLinks,
  SiteFooter as Footer,
  Link,
  SchemeSwitch,
  Wordmark,
} from "@sillages/ui";
import { CurrentYear } from "./CurrentYear.tsx";
import { Living } from "../living/Living.tsx";
import { mailto } from "../links/mailto.ts";
import { navigationLink } from "./navigationLink.ts";
import { Newsletter } from "../newsletter/Newsletter.tsx";
import { wordmark } from "./wordmark.css.ts";

const column = ({ heading, links }: (typeof footer)["expedition" | "follow" | "doors"]) => ({
  title: heading,
  links: links.map(navigationLink),
});

const { address, demonstration, demonstrationNotice, mail, social, telephone } = identity;

/** @param quiet - Without the newsletter: nothing is asked of who is busy. */
export function SiteFooter({ quiet = false }: { quiet?: boolean }) {
  return (
    <Footer id="contact">
      {!quiet && <Newsletter />}
      <FooterContents
        motto={footer.line}
        columns={[column(footer.expedition), column(footer.follow), column(footer.doors)]}
        contact={{
          title: footer.contact.heading,
          lines: [
            <Link key="mail" variant="listed" href={mailto(mail.contact)}>
              {mail.contact}
            </Link>,
            <Link key="telephone" variant="listed" href={telephone.contact.href}>
              {telephone.contact.display}
            </Link>,
            addressLine(address),
          ],
        }}
        networks={{
          title: footer.follow.social,
          lines: social.map(({ label, url }) => (
            <Link key={url} variant="listed" href={url} newWindow={controls.newWindow}>
              {label}
            </Link>
          )),
        }}
      />
      <FooterLegal
        copyright={
          <>
            {copyright.sign}{" "}
            <Living as="span" dated="year">
              <CurrentYear />
            </Living>{" "}
            {copyright.holder}
          </>
        }
        notice={demonstration && demonstrationNotice}
      >
        <FooterLegalLinks label={footer.legal.label} links={footer.legal.links.map(navigationLink)} />
        <SchemeSwitch {...footer.scheme} />
      </FooterLegal>
      <Wordmark fit={wordmark} />
    </Footer>
  );
}
