import { introuvable } from "@sillages/content";
import { ActionLink, Headline, Section, Stack, Text, TextLink } from "@sillages/ui";
import { PageHeader } from "../../sections/PageHeader.tsx";
import { Page } from "../../shell/Page.tsx";
import { headlines } from "./headlines.css.ts";

export default function NotFoundRoute() {
  const { title, lead, code, home, map, links } = introuvable;
  return (
    <Page>
      <PageHeader title={title} fit={headlines.title} lead={lead} drawing="scenes/perdu" surface="nuit">
        <ActionLink href={home.path}>{home.label}</ActionLink>
        <ActionLink href={map.path} tone="outline">
          {map.label}
        </ActionLink>
      </PageHeader>
      <Section>
        <Stack space="near">
          <Text tone="muted">{code}</Text>
          <Headline level={2}>{links.heading}</Headline>
          <Stack direction="row">
            {links.items.map(({ label, path }) => (
              <TextLink key={path} href={path} kind="alone">
                {label}
              </TextLink>
            ))}
          </Stack>
        </Stack>
      </Section>
    </Page>
  );
}
