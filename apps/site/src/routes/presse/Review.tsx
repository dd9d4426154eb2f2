import { press, type PressItem, pressReview, pressTabs, pressYears } from "@sillages/content";
import { Heading, Section, Stack } from "@sillages/ui";
import { Living } from "../../shell/living/Living.tsx";
import { pictureOf } from "../../shell/pictures/pictureOf.ts";
import type { Article } from "./article.ts";
import { ArticleBrowser } from "./ArticleBrowser.tsx";
import { ArticleCard } from "./ArticleCard.tsx";
import { LeadArticleCard } from "./LeadArticleCard.tsx";
import { mediaLogo } from "./mediaLogo.ts";
import { PressFigures } from "./PressFigures.tsx";

const articleOf = (item: PressItem): Article => ({
  ...item,
  picture: pictureOf(item.drawing),
  logo: mediaLogo(item.source, "paper"),
  card: <ArticleCard item={item} />,
  leadCard: item.featured && <LeadArticleCard item={item} />,
});

/** Every piece of coverage: searched, sorted, narrowed, and read whole over the page. */
export function Review({ items = press }: { items?: readonly PressItem[] }) {
  return (
    <Section labelledBy="revue-de-presse" space="band" stack="regular">
      <Stack direction="ends" space="regular">
        <Heading level={2} id="revue-de-presse">
          {pressReview.heading}
        </Heading>
        <PressFigures />
      </Stack>
      <Living wakes="address">
        <ArticleBrowser articles={items.map(articleOf)} tabs={pressTabs} years={pressYears(items)} />
      </Living>
    </Section>
  );
}
