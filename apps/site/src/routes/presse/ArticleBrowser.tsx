"use client";

import { type PressTab, pressReview } from "@sillages/content";
import { Stack, Tabs, Toast } from "@sillages/ui";
import type { Article } from "./article.ts";
import { ArticleFilters, SEARCH_ID } from "./ArticleFilters.tsx";
import { ArticleList } from "./ArticleList.tsx";
import { type ArticleSearch, useArticleSearch } from "./useArticleSearch.ts";
import { useHeldSearch } from "./useHeldSearch.ts";
import { useOpenArticle } from "./useOpenArticle.ts";

const words = pressReview.article;

/** From how many articles on one looks for one. */
const FEW = 4;

interface ArticleBrowserProps {
  articles: readonly Article[];
  /** Of the types of media, in order. */
  tabs: readonly PressTab[];
  /** Those that one may choose, most recent first. */
  years: readonly number[];
}

/** Articles that are searched, sorted and narrowed; the one that the address names is read over the page. */
export function ArticleBrowser({ articles, tabs, years }: ArticleBrowserProps) {
  const found = useArticleSearch(articles, tabs);
  const hold = useHeldSearch(found.answered === found.query);
  const search: ArticleSearch = {
    ...found,
    change: (part) => {
      hold();
      found.change(part);
    },
    reset: () => {
      found.reset();
      // What was pressed goes away: the keyboard goes on from the search.
      document.getElementById(SEARCH_ID)?.focus();
      hold();
    },
  };
  const { close, failed, move, onClick, open, Viewer } = useOpenArticle(articles);

  // A few are seen at a glance: they come before what searches them.
  const few = articles.length < FEW;
  const filters = <ArticleFilters search={search} years={years} folded={few} />;
  return (
    <>
      <Stack>
        {!few && filters}
        <Tabs
          label={pressReview.tabs}
          tabs={search.tabs}
          value={search.category}
          // Pressed above the list, they stay where they are.
          onChange={(category) => found.change({ category })}
        >
          {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- hears what bubbles from its links */}
          <div onClick={onClick}>
            <ArticleList search={search} />
          </div>
        </Tabs>
        {few && filters}
      </Stack>
      <Toast tone={failed ? "error" : "plain"} closeLabel={words.close} onClose={close}>
        {open && !Viewer && (failed ? words.failed : words.loading)}
      </Toast>
      {Viewer && <Viewer open={open} kept={search.kept} onMove={move} onClose={close} />}
    </>
  );
}
