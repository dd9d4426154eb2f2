import { press, type PressItem, pressReview } from "@sillages/content";
import { Headline, Section, Stack, TabBar, Toast } from "@sillages/ui";
import { ReviewFilters } from "./ReviewFilters.tsx";
import { ReviewList } from "./ReviewList.tsx";
import { useOpenArticle } from "./useOpenArticle.ts";
import { useReview } from "./useReview.ts";

const { article, heading, tabs } = pressReview;

/** Every piece of coverage: searched, sorted, narrowed, and read whole over the page. */
export function Review({ items = press }: { items?: readonly PressItem[] }) {
  const review = useReview(items);
  const { close, failed, move, onClick, open, Viewer } = useOpenArticle(items);

  return (
    <Section labelledBy="revue-de-presse">
      <Headline level={2} size="unseen" id="revue-de-presse">
        {heading}
      </Headline>
      <Stack>
        <ReviewFilters review={review} />
        <TabBar
          label={tabs}
          tabs={review.tabs}
          selected={review.category}
          onSelect={(category) => review.change({ category })}
        >
          {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- hears what bubbles from its links */}
          <div onClick={onClick}>
            <ReviewList review={review} />
          </div>
        </TabBar>
      </Stack>
      <Toast
        message={open && !Viewer && (failed ? article.failed : article.loading)}
        tone={failed ? "error" : "plain"}
        closeLabel={article.close}
        onClose={close}
      />
      {Viewer && <Viewer open={open} kept={review.kept} onMove={move} onClose={close} />}
    </Section>
  );
}
