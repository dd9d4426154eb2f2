import { controls, dayInWords, type TextPage as TextPageWords, textPages } from "@sillages/content";
import {
  DescriptionList,
  Grid,
  Heading,
  TableOfContents,
  Section,
  Stack,
  type SurfaceName,
  Text,
  Link,
  List,
} from "@sillages/ui";
import type { ReactNode } from "react";
import { PageHeader } from "./PageHeader.tsx";

type TextSection = TextPageWords["sections"][number];

export interface TextPageProps {
  words: TextPageWords;
  /** The ink of its head. */
  surface: SurfaceName;
  /** Where things stand today: read before the text. */
  notice?: ReactNode;
  /** The sections that follow it on the page: its contents lead to them too. */
  followedBy?: readonly { readonly id: string; readonly heading: string }[];
}

function Links({ links }: { links: NonNullable<TextSection["links"]> }) {
  return (
    <Stack space="hair">
      {links.map((link) => {
        const href = "path" in link ? link.path : link.href;
        const external = href.startsWith("https:");
        return (
          <div key={href}>
            <Link href={href} variant="standalone" {...(external && { newWindow: controls.newWindow })}>
              {link.label}
            </Link>
          </div>
        );
      })}
    </Stack>
  );
}

function Words({ facts, links, list, paragraphs }: TextSection) {
  return (
    <>
      {facts && <DescriptionList items={facts.map(({ term, value }) => ({ term, definition: value }))} />}
      {paragraphs?.map((paragraph) => (
        <Text key={paragraph}>{paragraph}</Text>
      ))}
      {list && <List items={list} />}
      {links && <Links links={links} />}
    </>
  );
}

/** A page of plain text, section after section: legal notice, privacy, accessibility, eco-design. */
export function TextPage({ words, surface, notice, followedBy = [] }: TextPageProps) {
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} surface={surface}>
        {notice}
      </PageHeader>
      <Section>
        <Grid columns="contents" gap="wide">
          <TableOfContents
            label={textPages.contents}
            links={[...words.sections, ...followedBy].map(({ heading, id }) => ({
              label: heading,
              href: `#${id}`,
            }))}
          />
          <Stack space="loose">
            {words.sections.map((section) => (
              <Stack key={section.id} space="near">
                <Heading level={2} id={section.id}>
                  {section.heading}
                </Heading>
                <Words {...section} />
              </Stack>
            ))}
            <Text size="small" tone="muted">
              {textPages.updated(dayInWords(words.updated))}
            </Text>
          </Stack>
        </Grid>
      </Section>
    </>
  );
}
