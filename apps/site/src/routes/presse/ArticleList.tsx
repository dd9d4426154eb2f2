import { pressReview } from "@sillages/content";
import { ActionLink, Button, Grid, Heading, Stack, Text, ProgressBar } from "@sillages/ui";
import { Fragment } from "react";
import type { ArticleSearch } from "./useArticleSearch.ts";

const { empty, filters, more, none } = pressReview;

function Nothing({ isBare, reset }: Pick<ArticleSearch, "isBare" | "reset">) {
  const { heading, text } = isBare ? none : empty;
  return (
    <Stack space="near">
      <Heading level={3}>{heading}</Heading>
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
export function ArticleList({ search }: { search: ArticleSearch }) {
  const { isBare, kept, next, reset, showNext, shown } = search;
  if (kept.length === 0) return <Nothing isBare={isBare} reset={reset} />;
  const lead = shown[0]?.featured ? shown[0] : undefined;
  const others = lead ? shown.slice(1) : shown;
  const first = lead && <ul>{lead.leadCard}</ul>;
  if (others.length === 0 && next <= 0) return first;
  return (
    <Stack>
      {first}
      {others.length > 0 && (
        <Grid as="ul">
          {others.map((item) => (
            <Fragment key={item.id}>{item.card}</Fragment>
          ))}
        </Grid>
      )}
      {next > 0 && (
        <Stack space="near">
          <ProgressBar
            label={more.label}
            value={shown.length}
            max={kept.length}
            valueText={more.shown(shown.length, kept.length)}
          />
          <div>
            <Button variant="secondary" onClick={showNext}>
              {more.next(next)}
            </Button>
          </div>
        </Stack>
      )}
    </Stack>
  );
}
