import { controls, header, identity } from "@sillages/content";
import { SiteHeader as Header } from "@sillages/ui";
import { mailto } from "../links/mailto.ts";
import { navigationLink } from "./navigationLink.ts";

export function SiteHeader({ currentPath }: { currentPath: string }) {
  return (
    <Header
      home={{ label: header.home.label, href: header.home.path, name: identity.name }}
      owner={{
        label: header.association.label,
        href: identity.association.url,
        newWindow: controls.newWindow,
      }}
      label={header.navigation}
      menuLabel={header.menu.label}
      entries={[
        { label: header.presentation.label, links: header.presentation.links.map(navigationLink) },
        ...header.links.map(navigationLink),
      ]}
      action={{ ...navigationLink(header.videos), play: true }}
      menuAction={navigationLink(header.partner)}
      menuContact={{ label: identity.mail.contact, href: mailto(identity.mail.contact) }}
      currentPath={currentPath}
    />
  );
}
