import { pressReview } from "@sillages/content";
import { TagList } from "@sillages/ui";

/** A card shows this many; the search reads them all. */
const SHOWN = 2;

/** The first tags of an article. */
export function ArticleTags({ tags }: { tags: readonly string[] }) {
  return <TagList label={pressReview.article.tags} tags={tags.slice(0, SHOWN)} />;
}
