import { pressReview } from "@sillages/content";
import { Button, ToggleButton, Fieldset, FilterBar, SearchField, SelectField } from "@sillages/ui";
import { type Order, quoted } from "./search.ts";
import type { ArticleSearch } from "./useArticleSearch.ts";

const { filters, search: searchWords, sort } = pressReview;

const orders: readonly Order[] = ["date", "views", "title"];

export const SEARCH_ID = "recherche-presse";

interface ArticleFiltersProps {
  search: ArticleSearch;
  /** Those that one may choose, in order. */
  years: readonly number[];
  /** Folded at first: there is little to narrow. */
  folded: boolean;
}

/** What is searched, in which order, of which year, and how many are found. */
export function ArticleFilters({ search, years, folded }: ArticleFiltersProps) {
  const { answered, category, change, countOf, kept, order, query, reset, setOrder, year } = search;
  const sought = quoted(answered);
  const active = Number(year !== "");
  const found = sought ? searchWords.found(kept.length) : searchWords.shown(kept.length);
  return (
    <FilterBar
      search={
        <SearchField
          label={searchWords.label}
          id={SEARCH_ID}
          name="recherche"
          placeholder={searchWords.placeholder}
          clearLabel={searchWords.clear}
          value={query}
          onChange={(typed) => change({ query: typed })}
        />
      }
      sort={
        <SelectField
          label={sort.label}
          name="tri"
          value={order}
          options={orders.map((value) => ({ value, label: sort.options[value] }))}
          onChange={setOrder}
        />
      }
      label={filters.label}
      defaultOpen={folded ? false : undefined}
      active={active}
      activeLabel={filters.active(active)}
      result={
        <>
          <strong>{found}</strong> {sought && searchWords.for(sought)}
        </>
      }
      actions={
        (sought || active > 0 || category !== "tous") && (
          <Button size="small" variant="secondary" onClick={reset}>
            {filters.reset}
          </Button>
        )
      }
    >
      <Fieldset legend={filters.year} layout="row">
        {["", ...years.map(String)].map((value) => (
          <ToggleButton
            key={value}
            size="small"
            count={countOf(value)}
            pressed={year === value}
            onChange={() => change({ year: value })}
          >
            {value || filters.allYears}
          </ToggleButton>
        ))}
      </Fieldset>
    </FilterBar>
  );
}
