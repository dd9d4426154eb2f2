import { dayInWords, type TextPage as TextPageWords, textPages } from "@sillages/content";
import { Grid, Section, Stack, type SurfaceName, TableOfContents, Text } from "@sillages/ui";
import type { ReactNode } from "react";
import { PageHeader } from "./PageHeader.tsx";
import { TextSections } from "./TextSections.tsx";

interface TextPageProps {
  words: TextPageWords;
  /** The ink of its head. */
  surface: SurfaceName;
  /** Where things stand today: read before the text. */
  notice?: ReactNode;
  /** The sections that follow it on the page: its contents lead to them too. */
  followedBy?: readonly { readonly id: string; readonly heading: string }[];
}

/** A page of plain text, section after section: legal notice, privacy, accessibility, eco-design. */
export function TextPage({ words, surface, notice, followedBy = [] }: TextPageProps) {
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} surface={surface}>
        {notice}
      </PageHeader>
      <Section>
        <Grid columns="contents" space="wide" paper="stack">
          <TableOfContents
            label={textPages.contents}
            links={[...words.sections, ...followedBy].map(({ heading, id }) => ({
              label: heading,
              href: `#${id}`,
            }))}
          />
          <Stack space="loose">
            <TextSections sections={words.sections} />
            <Text size="small" tone="muted">
              {textPages.updated(dayInWords(words.updated))}
            </Text>
          </Stack>
        </Grid>
      </Section>
    </>
  );
}
