import { introuvable } from "@sillages/content";
import { Heading, Hero, Stack, Text } from "@sillages/ui";
import { Page } from "../../shell/frame/Page.tsx";
import { PageAction } from "../../shell/links/PageAction.tsx";
import { PageLink } from "../../shell/links/PageLink.tsx";
import { pictureOf } from "../../shell/pictures/pictureOf.ts";
import { AskedAddress } from "./AskedAddress.tsx";
import { headlines } from "./headlines.css.ts";

export default function NotFoundRoute() {
  const { figure, home, lead, links, map } = introuvable;
  return (
    <Page>
      <Hero
        layout="full"
        figure={figure}
        surface="cream"
        picture={pictureOf("scenes/perdu-large")}
        tall={pictureOf("scenes/perdu")}
        actions={
          <>
            <PageAction {...home} />
            <PageAction {...map} variant="secondary" plain />
          </>
        }
        foot={
          <nav aria-label={links.label}>
            <Stack as="ul" direction="row">
              {links.items.map((link) => (
                <li key={link.path}>
                  <PageLink {...link} />
                </li>
              ))}
            </Stack>
          </nav>
        }
      >
        <Heading level={1} size="chapter" fit={headlines.title} focusable />
        <Text size="lead">{lead}</Text>
        <AskedAddress />
      </Hero>
    </Page>
  );
}
