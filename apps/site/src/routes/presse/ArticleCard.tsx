import { categoryLabel, dayInWords, pressReview, type PressItem } from "@sillages/content";
import { Badge, Card, CardBody, CardFooter, CardHeader, CardMedia, CardTitle, Link } from "@sillages/ui";
import { pictureOf } from "../../shell/pictures/pictureOf.ts";
import { articlePath } from "./articlePath.ts";
import { ArticleSource } from "./ArticleSource.tsx";
import { ArticleTags } from "./ArticleTags.tsx";

const words = pressReview.article;

/** A piece of coverage among others. Its links lead to the page where it is read whole. */
export function ArticleCard({ item }: { item: PressItem }) {
  const { category, drawing, featured, fullDate, id, source, tags, title, type } = item;
  const href = articlePath(id);
  return (
    <Card as="li">
      <CardMedia picture={pictureOf(drawing)} ratio="band" decorative />
      <CardBody>
        <CardHeader>
          <ArticleSource name={source} size="small" />
          {featured ? (
            <Badge tone="accent" variant="display">
              {words.featured}
            </Badge>
          ) : (
            <Badge>{categoryLabel(category)}</Badge>
          )}
        </CardHeader>
        <CardTitle level={3} href={href} opens="dialog">
          {title}
        </CardTitle>
        <ArticleTags tags={tags} />
        <CardFooter>
          <span>{dayInWords(fullDate)}</span>
          <Link href={href} variant="standalone" opens="dialog">
            {words.read[type]}
          </Link>
        </CardFooter>
      </CardBody>
    </Card>
  );
}
