import { controls, dayInWords, type TextPage as TextPageWords, textPages } from "@sillages/content";
import { Headline, Section, Stack, Text, TextLink, WakeList } from "@sillages/ui";
import type { ReactNode } from "react";
import { Page } from "../shell/Page.tsx";
import { PageHeader } from "./PageHeader.tsx";

type TextSection = TextPageWords["sections"][number];

function Links({ links }: { links: NonNullable<TextSection["links"]> }) {
  return (
    <Stack space="hair">
      {links.map((link) => {
        const href = "path" in link ? link.path : link.href;
        const external = href.startsWith("https:");
        return (
          <TextLink key={href} href={href} kind="alone" {...(external && { newWindow: controls.newWindow })}>
            {link.label}
          </TextLink>
        );
      })}
    </Stack>
  );
}

export interface TextPageProps {
  words: TextPageWords;
  /** Sections that come after the text. */
  children?: ReactNode;
}

/** A page of plain text, section after section: legal notice, privacy, accessibility, eco-design. */
export function TextPage({ words, children }: TextPageProps) {
  return (
    <Page>
      <PageHeader title={words.title} lead={words.lead} surface="papier2" />
      <Section>
        <Stack space="loose">
          {words.sections.map(({ id, heading, paragraphs, list, links }) => (
            <Stack key={id} space="near">
              <Headline level={2} id={id}>
                {heading}
              </Headline>
              {paragraphs?.map((paragraph) => (
                <Text key={paragraph}>{paragraph}</Text>
              ))}
              {list && <WakeList items={list} />}
              {links && <Links links={links} />}
            </Stack>
          ))}
          <Text size="small" tone="muted">
            {textPages.updated(dayInWords(words.updated))}
          </Text>
        </Stack>
      </Section>
      {children}
    </Page>
  );
}
