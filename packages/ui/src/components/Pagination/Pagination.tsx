import type { Native } from "../../internal/native.ts";
import { fill } from "../../internal/fill.ts";
import { ChevronLeftIcon, ChevronRightIcon } from "../Icon/Icon.tsx";
import { pagesShown } from "./pagesShown.ts";
import * as styles from "./Pagination.css.ts";

export interface PaginationProps extends Native<"nav", "aria-label" | "children"> {
  /** Names the landmark: « Pages du journal ». */
  label: string;
  /** The page one is on, from 1. */
  page: number;
  /** How many there are; without any, nothing is drawn. */
  count: number;
  /** The address of a page: « /journal/page/{page} ». */
  href: string;
  /** The address of the first page, where it is written otherwise. */
  firstHref?: string | undefined;
  /** « Page {page} ». */
  pageLabel: string;
  /** « Page précédente ». */
  previousLabel: string;
  /** « Page suivante ». */
  nextLabel: string;
}

/** The pages of a list that grows: the first, the last, those around. Links: every page has its address. */
export function Pagination(props: PaginationProps) {
  const { label, page, count, href, firstHref, pageLabel, previousLabel, nextLabel, ...native } = props;
  const addressOf = (number: number) =>
    number === 1 && firstHref ? firstHref : fill(href, { page: number });
  // A search that finds nothing has no pages.
  if (count < 1) return null;
  return (
    <nav {...native} aria-label={label}>
      <ul className={styles.list}>
        {page > 1 && (
          <li>
            <a
              href={addressOf(Math.min(page - 1, count))}
              rel="prev"
              className={styles.step}
              aria-label={previousLabel}
            >
              <ChevronLeftIcon />
            </a>
          </li>
        )}
        {pagesShown(page, count).map((number, at) => (
          <li key={number ?? `gap-${at}`}>
            {number === undefined ? (
              <span className={styles.gap} aria-hidden="true">
                …
              </span>
            ) : (
              <a
                href={addressOf(number)}
                className={styles.page}
                aria-label={fill(pageLabel, { page: number })}
                aria-current={number === page ? "page" : undefined}
              >
                {number}
              </a>
            )}
          </li>
        ))}
        {page < count && (
          <li>
            <a href={addressOf(page + 1)} rel="next" className={styles.step} aria-label={nextLabel}>
              <ChevronRightIcon />
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
