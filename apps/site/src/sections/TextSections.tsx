import { controls, type TextPage } from "@sillages/content";
import { DescriptionList, Heading, Link, List, Stack, Text } from "@sillages/ui";

type TextSection = TextPage["sections"][number];

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
      {facts && <DescriptionList items={facts} />}
      {paragraphs?.map((paragraph) => (
        <Text key={paragraph}>{paragraph}</Text>
      ))}
      {list && <List items={list} />}
      {links && <Links links={links} />}
    </>
  );
}

/** Sections of plain text, one after another. */
export function TextSections({ sections }: { sections: readonly TextSection[] }) {
  return sections.map((section) => (
    <Stack key={section.id} space="near">
      <Heading level={2} id={section.id}>
        {section.heading}
      </Heading>
      <Words {...section} />
    </Stack>
  ));
}
