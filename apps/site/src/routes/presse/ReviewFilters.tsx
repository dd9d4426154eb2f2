import { pressReview, pressYears } from "@sillages/content";
import { Button, Chip, Fieldset, FilterBar, SearchField, SelectField } from "@sillages/ui";
import type { Order } from "./search.ts";
import { quoted } from "./search.ts";
import type { useReview } from "./useReview.ts";

const { filters, search, sort } = pressReview;

const orders: readonly Order[] = ["date", "views", "title"];
const years = ["", ...pressYears.map(String)];

/** What is searched, in which order, of which year, and how many are found. */
export function ReviewFilters({ review }: { review: ReturnType<typeof useReview> }) {
  const { category, change, countOf, kept, order, query, reset, setOrder, year } = review;
  const sought = quoted(query);
  const active = Number(year !== "");
  const found = sought ? search.found(kept.length) : search.shown(kept.length);
  return (
    <FilterBar
      search={
        <SearchField
          label={search.label}
          name="recherche"
          placeholder={search.placeholder}
          clearLabel={search.clear}
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
      active={active}
      activeWords={filters.active(active)}
      result={
        <>
          <strong>{found}</strong> {sought && search.for(sought)}
          {/* An em space: the way out stands off the words. */}
          {"\u2003"}
          {(sought || active > 0 || category !== "tous") && (
            <Button size="small" tone="outline" onClick={reset}>
              {filters.reset}
            </Button>
          )}
        </>
      }
    >
      <Fieldset legend={filters.year} layout="row">
        {years.map((value) => (
          <Chip
            key={value}
            size="small"
            count={countOf(value)}
            pressed={year === value}
            disabled={false}
            onChange={() => change({ year: value })}
          >
            {value || filters.allYears}
          </Chip>
        ))}
      </Fieldset>
    </FilterBar>
  );
}
