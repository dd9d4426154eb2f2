import { pressReview } from "@sillages/content";
import { ActionLink, Button, Grid, Headline, Stack, Text, WakeProgress } from "@sillages/ui";
import { ArticleCard } from "./ArticleCard.tsx";
import type { useReview } from "./useReview.ts";

const { empty, filters, more, none } = pressReview;

type Review = ReturnType<typeof useReview>;

function Nothing({ isBare, reset }: Pick<Review, "isBare" | "reset">) {
  const { heading, text } = isBare ? none : empty;
  return (
    <Stack space="near">
      <Headline level={3}>{heading}</Headline>
      <Text>{text}</Text>
      <div>
        {isBare ? (
          <ActionLink href={none.action.path}>{none.action.label}</ActionLink>
        ) : (
          <Button onClick={reset}>{filters.reset}</Button>
        )}
      </div>
    </Stack>
  );
}

/** What is found: the first in large when it leads, the others three by three, and a way to see more or to look elsewhere. */
export function ReviewList({ review }: { review: Review }) {
  const { isBare, kept, next, reset, showNext, shown } = review;
  if (kept.length === 0) return <Nothing isBare={isBare} reset={reset} />;
  const lead = shown[0]?.featured ? shown[0] : undefined;
  const others = lead ? shown.slice(1) : shown;
  const first = lead && (
    <ul>
      <ArticleCard item={lead} lead />
    </ul>
  );
  if (others.length === 0 && next <= 0) return first;
  return (
    <Stack>
      {first}
      {others.length > 0 && (
        <Grid as="ul">
          {others.map((item) => (
            <ArticleCard key={item.id} item={item} />
          ))}
        </Grid>
      )}
      {next > 0 && (
        <Stack space="near">
          <WakeProgress
            label={more.label}
            value={shown.length}
            max={kept.length}
            text={more.shown(shown.length, kept.length)}
          />
          <div>
            <Button tone="outline" onClick={showNext}>
              {more.next(next)}
            </Button>
          </div>
        </Stack>
      )}
    </Stack>
  );
}
