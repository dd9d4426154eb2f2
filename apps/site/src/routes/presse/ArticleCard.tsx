import {
  dayInWords,
  mediaPartners,
  press,
  pressReview,
  type PressItem,
  pressTabs,
  viewsInFrench,
} from "@sillages/content";
import {
  ActionLink,
  Badge,
  Card,
  CardTitle,
  Logo,
  type LogoProps,
  TagList,
  Text,
  TextLink,
} from "@sillages/ui";
import { articlePath } from "./articlePath.ts";
import { logoOf, picturesOf } from "../../shell/pictureOf.ts";

const words = pressReview.article;
const pictures = picturesOf(press);

/** The card shows this many tags; the search reads them all. */
const CARD_TAGS = 2;

function Source({ name, ink, size }: { name: string; ink?: "papier"; size?: LogoProps["size"] }) {
  const media = mediaPartners.find((partner) => partner.name === name);
  if (!media) return <Text tone="strong">{name}</Text>;
  return <Logo {...logoOf(media.logo, ink)} name={name} {...(size && { size })} />;
}

const categoryOf = ({ category }: PressItem) => pressTabs.find(({ id }) => id === category)?.label;
const minutesOf = (item: PressItem) =>
  words.minutes(item.type === "article" ? item.readMinutes : item.durationMinutes);

/** A piece of coverage; `lead` when it opens the list. Its links lead to the page where it is read whole. */
export function ArticleCard({ item, lead = false }: { item: PressItem; lead?: boolean }) {
  const { drawing, excerpt, featured, fullDate, id, journalist, source, tags, title, type, views } = item;
  const href = articlePath(id);
  const read = words.read[type];
  const badge = featured && <Badge tone="headline">{words.featured}</Badge>;
  const tagList = <TagList label={words.tags} tags={tags.slice(0, CARD_TAGS)} />;
  const enlarge = { href, label: words.picture, name: words.pictureOf(title) };

  if (lead) {
    return (
      <Card as="li" kind="lead" surface="nuit" picture={pictures[drawing]} decorative enlarge={enlarge}>
        {badge}
        <Source name={source} ink="papier" />
        <CardTitle level={3} size="poster">
          {title}
        </CardTitle>
        <Text>{excerpt}</Text>
        <Text size="small" tone="muted">
          {[
            dayInWords(fullDate),
            categoryOf(item),
            minutesOf(item),
            words.by(journalist),
            words.views(viewsInFrench(views)),
          ].join(", ")}
        </Text>
        {tagList}
        <ActionLink href={href}>{read}</ActionLink>
      </Card>
    );
  }
  return (
    <Card
      as="li"
      picture={pictures[drawing]}
      ratio="band"
      decorative
      header={
        <>
          <Source name={source} size="small" />
          {badge || <Badge>{categoryOf(item)}</Badge>}
        </>
      }
      footer={
        <>
          <span>{dayInWords(fullDate)}</span>
          <TextLink href={href} kind="alone">
            {read}
          </TextLink>
        </>
      }
    >
      <CardTitle level={3} href={href}>
        {title}
      </CardTitle>
      {tagList}
    </Card>
  );
}
