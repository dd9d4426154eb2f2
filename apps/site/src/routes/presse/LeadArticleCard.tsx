import { categoryLabel, dayInWords, pressReview, type PressItem, viewCount } from "@sillages/content";
import { ActionLink, Badge, Card, CardBody, CardMedia, CardTitle, Text } from "@sillages/ui";
import { pictureOf } from "../../shell/pictures/pictureOf.ts";
import { articlePath } from "./articlePath.ts";
import { ArticleSource } from "./ArticleSource.tsx";
import { ArticleTags } from "./ArticleTags.tsx";

const words = pressReview.article;

const minutesOf = (item: PressItem) => (item.type === "article" ? item.readMinutes : item.durationMinutes);

/** The piece of coverage that opens the list, in large. Its links lead to the page where it is read whole. */
export function LeadArticleCard({ item }: { item: PressItem }) {
  const { category, drawing, excerpt, fullDate, id, journalist, source, tags, title, type, views } = item;
  const href = articlePath(id);
  const length = words.minutes[type](minutesOf(item));
  const facts = [categoryLabel(category), length, words.views(viewCount(views))];
  return (
    <Card as="li" layout="row" size="large" surface="night">
      <CardMedia
        picture={pictureOf(drawing)}
        decorative
        enlarge={{ href, label: words.picture, name: words.pictureOf(title), opens: "dialog" }}
      />
      <CardBody>
        <Badge tone="accent" variant="display">
          {words.featured}
        </Badge>
        <ArticleSource name={source} ink="paper" />
        <CardTitle level={3} size="poster">
          {title}
        </CardTitle>
        <Text>{excerpt}</Text>
        <Text size="small" tone="muted">
          {words.by(journalist, dayInWords(fullDate))} {words.told(facts)}
        </Text>
        <ArticleTags tags={tags} />
        <ActionLink href={href} opens="dialog">
          {words.read[type]}
        </ActionLink>
      </CardBody>
    </Card>
  );
}
