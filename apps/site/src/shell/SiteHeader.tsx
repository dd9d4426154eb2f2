import { controls, header, identity } from "@sillages/content";
import { SiteHeader as Header } from "@sillages/ui";
import { mailto } from "./mailto.ts";

const link = ({ label, path }: { label: string; path: string }) => ({ label, href: path });

export function SiteHeader({ currentPath }: { currentPath: string }) {
  return (
    <Header
      home={{ label: header.home.label, href: header.home.path, name: identity.name }}
      association={{
        label: header.association.label,
        href: identity.association.url,
        newWindow: controls.newWindow,
      }}
      label={header.navigation}
      menuLabel={header.menu.label}
      entries={[
        { label: header.presentation.label, links: header.presentation.links.map(link) },
        ...header.links.map(link),
      ]}
      action={{ ...link(header.videos), play: true }}
      menuAction={link(header.partner)}
      menuContact={{ label: identity.mail.contact, href: mailto(identity.mail.contact) }}
      currentPath={currentPath}
    />
  );
}
