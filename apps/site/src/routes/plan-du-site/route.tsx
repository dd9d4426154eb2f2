import { planDuSite } from "@sillages/content";
import { Grid, Headline, Section, Stack, TextLink } from "@sillages/ui";
import { PageHeader } from "../../sections/PageHeader.tsx";
import { Page } from "../../shell/Page.tsx";

export default function SiteMapRoute() {
  const { title, lead, groups } = planDuSite;
  return (
    <Page>
      <PageHeader title={title} lead={lead} surface="papier2" />
      <Section>
        <Grid columns="quarters" gap="wide">
          {groups.map(({ heading, links }) => (
            <Stack key={heading} space="hair">
              <Headline level={2} size="subtitle">
                {heading}
              </Headline>
              {links.map(({ label, path }) => (
                <TextLink key={path} href={path} kind="alone">
                  {label}
                </TextLink>
              ))}
            </Stack>
          ))}
        </Grid>
      </Section>
    </Page>
  );
}
