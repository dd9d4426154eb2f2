import {
  controls,
  dayInWords,
  identity,
  press,
  type PressItem,
  pressViewer,
  revueDePresse,
} from "@sillages/content";
import { pressTexts } from "@sillages/content/press-texts";
import { Heading, Section, TagList, Text, Link } from "@sillages/ui";
import { Document } from "../../Document.tsx";
import { PageLink } from "../../shell/links/PageLink.tsx";

function Article({ item }: { item: PressItem }) {
  const { excerpt, fullDate, id, journalist, source, tags, title, url } = item;
  const body = pressTexts.find((text) => text.id === id)?.body ?? [];
  return (
    <Section id={id} labelledBy={`${id}-titre`} space="close" stack="near">
      <Heading level={2} id={`${id}-titre`}>
        {title}
      </Heading>
      <Text tone="strong">{`${pressViewer.by(journalist)}, ${source}, ${dayInWords(fullDate)}`}</Text>
      <Text size="lead">{excerpt}</Text>
      {body.map((paragraph) => (
        <Text key={paragraph}>{paragraph}</Text>
      ))}
      <TagList label={pressViewer.tags} tags={tags} />
      <Link href={url} variant="standalone" newWindow={controls.newWindow}>
        {pressViewer.visit(source)}
      </Link>
    </Section>
  );
}

/** Every article whole, one after the other: where one reads them without script, and prints them. */
export function PressDocument({ builtAt }: { builtAt: string }) {
  const { back, edition, lead, meta, title } = revueDePresse;
  return (
    <Document builtAt={builtAt} meta={meta}>
      <main>
        <Section surface="dawn" space="close" stack="regular">
          <Text tone="strong">{edition(dayInWords(builtAt.slice(0, 10)))}</Text>
          <Heading level={1} size="poster">
            {title}
          </Heading>
          <Text size="lead">{lead}</Text>
          {identity.demonstration && <Text size="small">{identity.demonstrationLine}</Text>}
          <PageLink {...back} />
        </Section>
        {press.map((item) => (
          <Article key={item.id} item={item} />
        ))}
      </main>
    </Document>
  );
}
