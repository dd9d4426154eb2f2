import { controls, footer, identity } from "@sillages/content";
import { SiteFooter as Footer, TextLink } from "@sillages/ui";
import { Newsletter } from "./Newsletter.tsx";
import { useNow } from "./now.tsx";
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

export function SiteFooter() {
  return (
    <Footer
      id="contact"
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
          `${address.street}, ${address.postalCode} ${address.city}`,
          ...identity.social.map(({ label, url }) => (
            <TextLink key={url} href={url} newWindow={controls.newWindow}>
              {label}
            </TextLink>
          )),
        ],
      }}
      legal={{ label: footer.legal.label, links: footer.legal.links.map(link) }}
      copyright={footer.copyright(useNow().getFullYear())}
      notice={identity.demonstration && identity.demonstrationNotice}
      wordmark={wordmark}
    >
      <Newsletter />
    </Footer>
  );
}
