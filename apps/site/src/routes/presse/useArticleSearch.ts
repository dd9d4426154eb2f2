import type { PressTab } from "@sillages/content";
import { useDeferredValue } from "react";
import { useEntryState } from "../../shell/address/useHash.ts";
import { useReordering } from "../../shell/device/useReordering.ts";
import type { Article } from "./article.ts";
import { inCategory, type Order, search } from "./search.ts";

/** One article that leads, then two rows of three. */
const PAGE = 7;

const atRest = { query: "", year: "", category: "tous" } as const;

interface Choice {
  query: string;
  year: string;
  category: PressTab["id"];
}

/** What the visitor looks for in `articles`, and what is found. Looking for something else shows its beginning again. */
export function useArticleSearch(articles: readonly Article[], tabs: readonly PressTab[]) {
  const [choice, setChoice] = useEntryState<Choice>("recherche", atRest);
  const [order, setOrder] = useEntryState<Order>("ordre", "date");
  const [askedOrder, askOrder] = useReordering(order, setOrder);
  const [room, setRoom] = useEntryState("place", PAGE);
  // Typing stays quick in a long list: the list follows.
  const query = useDeferredValue(choice.query);

  const found = search(articles, { query, year: choice.year, order });
  const kept = inCategory(found, choice.category);

  const change = (part: Partial<Choice>) => {
    setChoice({ ...choice, ...part });
    setRoom(PAGE);
  };

  return {
    ...choice,
    /** The query that `kept` answers. */
    answered: query,
    order: askedOrder,
    setOrder: askOrder,
    change,
    reset: () => change(atRest),
    tabs: tabs.map((tab) => ({ ...tab, count: inCategory(found, tab.id).length })),
    /** How many pieces a year keeps, with the query and the category as they are. */
    countOf: (year: string) => inCategory(search(articles, { query, year, order }), choice.category).length,
    /** Everything that is kept, and what is shown of it. */
    kept,
    shown: kept.slice(0, room),
    next: Math.min(PAGE - 1, kept.length - room),
    showNext: () => setRoom(room + PAGE - 1),
    /** Nothing of this category has been published yet: no other word would find it. */
    isBare: inCategory(articles, choice.category).length === 0,
  };
}

/** What `useArticleSearch` answers. */
export type ArticleSearch = ReturnType<typeof useArticleSearch>;
