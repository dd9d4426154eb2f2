import { introuvable } from "@sillages/content";
import { ActionLink, Heading, Hero, Stack, Text, Link } from "@sillages/ui";
import { Page } from "../../shell/Page.tsx";
import { pictureOf } from "../../shell/pictureOf.ts";
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
            <ActionLink href={home.path}>{home.label}</ActionLink>
            <ActionLink href={map.path} variant="secondary" plain>
              {map.label}
            </ActionLink>
          </>
        }
        foot={
          <nav aria-label={links.label}>
            <Stack direction="row">
              {links.items.map(({ label, path }) => (
                <Link key={path} href={path} variant="standalone">
                  {label}
                </Link>
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
