import { controls, footer, identity, town } from "@sillages/content";
import { FooterContents, FooterLegalLinks, TextLink, Wordmark } from "@sillages/ui";
import { wordmark } from "./wordmark.css.ts";

const link = ({ label, path }: { label: string; path: string }) => ({ label, href: path });
const column = ({
  heading,
  links,
}: {
  heading: string;
  links: readonly { label: string; path: string }[];
}) => ({
  title: heading,
  links: links.map(link),
});

const { address, mail, telephone } = identity;

export function Contents() {
  return (
    <FooterContents
      motto={footer.line}
      columns={[column(footer.expedition), column(footer.follow)]}
      contact={{
        title: footer.contact.heading,
        lines: [
          <TextLink key="mail" href={`mailto:${mail.contact}`}>
            {mail.contact}
          </TextLink>,
          <TextLink key="telephone" href={telephone.contact.href}>
            {telephone.contact.display}
          </TextLink>,
          `${address.street}, ${town(address)}`,
          ...identity.social.map(({ label, url }) => (
            <TextLink key={url} href={url} newWindow={controls.newWindow}>
              {label}
            </TextLink>
          )),
        ],
      }}
    />
  );
}

export function LegalLinks() {
  return <FooterLegalLinks label={footer.legal.label} links={footer.legal.links.map(link)} />;
}

export function NameInLarge() {
  return <Wordmark fit={wordmark} />;
}
