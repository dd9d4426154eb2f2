import {
  controls,
  dayInWords,
  mediaPartners,
  presse,
  type PressItem,
  viewsInFrench,
} from "@sillages/content";
import {
  ActionLink,
  Badge,
  DefinitionTable,
  Disclosure,
  Grid,
  Headline,
  Logo,
  Picture,
  Stack,
  TagList,
  Text,
} from "@sillages/ui";
import { logoOf, pictureOf } from "../../shell/pictureOf.ts";

const words = presse.article;

/** The card shows this many tags; the search reads them all. */
const CARD_TAGS = 2;

const minutes = (count: number) => `${count} min`;

function Source({ name }: { name: string }) {
  const media = mediaPartners.find((partner) => partner.name === name);
  return media ? <Logo {...logoOf(media.logo)} name={name} /> : <Text tone="strong">{name}</Text>;
}

function Facts({ item }: { item: PressItem }) {
  const length =
    item.type === "article"
      ? { term: words.readTime, definition: minutes(item.readMinutes) }
      : { term: words.duration, definition: minutes(item.durationMinutes) };
  const audience = [
    words.views(viewsInFrench(item.views)),
    words.shares(item.shares),
    words.likes(item.likes),
  ];
  return (
    <DefinitionTable
      items={[
        { term: words.types[item.type], definition: dayInWords(item.fullDate) },
        length,
        { term: words.audience, definition: audience.join(", ") },
      ]}
    />
  );
}

export function Article({ item }: { item: PressItem }) {
  const { body, drawing, excerpt, featured, id, journalist, source, tags, title, url } = item;
  return (
    <article id={id} aria-labelledby={`${id}-titre`}>
      <Grid columns="halves" gap="wide">
        <Picture picture={pictureOf(drawing)} ratio="landscape" />
        <Stack space="near">
          {featured && (
            <div>
              <Badge tone="now">{words.featured}</Badge>
            </div>
          )}
          <Source name={source} />
          <Headline level={3} id={`${id}-titre`}>
            {title}
          </Headline>
          <Text size="lead">{excerpt}</Text>
          <Text tone="strong">{words.by(journalist)}</Text>
          <Facts item={item} />
          <TagList label={words.tags} tags={tags.slice(0, CARD_TAGS)} />
          <Disclosure label={words.read} openLabel={words.close}>
            {body.map((paragraph) => (
              <Text key={paragraph}>{paragraph}</Text>
            ))}
          </Disclosure>
          <div>
            <ActionLink href={url} tone="outline" newWindow={controls.newWindow}>
              {presse.viewer.visit(source)}
            </ActionLink>
          </div>
        </Stack>
      </Grid>
    </article>
  );
}
