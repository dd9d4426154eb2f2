import { Heading, Link, Stack, Text } from "@sillages/ui";
import type { Collection } from "../api.ts";
import { NEW } from "../entry/drafts.ts";
import { words } from "../words.ts";
import { addressOf, HOME } from "./address.ts";
import { capital } from "./CollectionNav.tsx";
import { DocumentTitle } from "./DocumentTitle.tsx";
import * as styles from "./Editor.css.ts";
import { HEADING } from "./heading.ts";

interface EntryHeaderProps {
  readonly collection: Collection;
  readonly id: string;
  /** What people call the entry; its file's name as long as it has none. */
  readonly title?: string | undefined;
  /** The page that shows it: `/presse`. */
  readonly page?: string | undefined;
  /** Where the site is seen as it will be. */
  readonly site?: string | undefined;
  /** Where the published site is. */
  readonly online?: string | undefined;
}

/** Which entry this is, and the way back to its list. */
export function EntryHeader({ collection, id, title, page, site, online }: EntryHeaderProps) {
  const { folder, label, single } = collection;
  const name = single ? capital(label) : (title ?? (id === NEW ? words.newEntry : id));
  return (
    <Stack space="near">
      <DocumentTitle name={name} />
      <nav aria-label={words.wayBack} className={single ? styles.narrowOnly : undefined}>
        <Stack direction="row" space="near">
          <span className={styles.narrowOnly}>
            <Link variant="listed" href={HOME}>
              {words.allContents}
            </Link>
          </span>
          {!single && (
            <Link variant="listed" href={addressOf(folder)}>
              {capital(label)}
            </Link>
          )}
        </Stack>
      </nav>
      <Heading level={2} size="subtitle" id={HEADING}>
        {name}
      </Heading>
      <Stack direction="row" space="near">
        {!single && id !== NEW && (
          <Text size="small" tone="muted">
            {words.file(id)}
          </Text>
        )}
        {page !== undefined && site !== undefined && (
          // Where there is room the page is seen beside.
          <span className={styles.narrowOnly}>
            <Link variant="listed" href={`${site}${page}`} newWindow={words.newWindow}>
              {words.seePage}
            </Link>
          </span>
        )}
        {page !== undefined && online !== undefined && (
          <Link variant="listed" href={`${online}${page}`} newWindow={words.newWindow}>
            {words.seeOnline}
          </Link>
        )}
      </Stack>
    </Stack>
  );
}
