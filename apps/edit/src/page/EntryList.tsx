import { ActionLink, Badge, Heading, Link, SearchField, Stack, Text } from "@sillages/ui";
import { type ReactNode, useEffect, useState } from "react";
import type { Collection, Listed, Store } from "../api.ts";
import { type Drafts, NEW } from "../entry/drafts.ts";
import { saidOf } from "../said.ts";
import { words } from "../words.ts";
import { plain } from "../entry/plain.ts";
import { addressOf, HOME } from "./address.ts";
import { capital } from "./CollectionNav.tsx";
import { DocumentTitle } from "./DocumentTitle.tsx";
import * as styles from "./Editor.css.ts";
import { HEADING } from "./heading.ts";
import { Status } from "./Status.tsx";
import { useReturns } from "./useReturns.ts";

interface EntryListProps {
  readonly store: Store;
  readonly drafts: Drafts;
  readonly collection: Collection;
  /** How many times a file changed: the list is then read again. */
  readonly changes: number;
  /** Whether one of its entries is open in its place. */
  readonly hidden: boolean;
  /** The entry that has just been removed: it is not listed while the files are read again. */
  readonly removed: string | undefined;
  /** What has just happened to the list. */
  readonly children?: ReactNode;
}

/** A list that is longer can be searched. */
const LONG = 8;

/** The entries of a collection, to choose one or to add one. */
export function EntryList({ store, drafts, collection, changes, hidden, removed, children }: EntryListProps) {
  const { folder, label } = collection;
  const [read, setRead] = useState<{ readonly at: string; readonly entries: readonly Listed[] }>();
  const [failed, setFailed] = useState<string>();
  const [searched, setSearched] = useState("");
  const returns = useReturns(hidden);
  const at = `${changes} ${returns}`;
  const isRead = read?.at === at;
  useEffect(() => {
    if (isRead) return;
    let gone = false;
    store.entries(folder).then(
      (entries) => !gone && setRead({ at, entries }),
      (error) => !gone && setFailed(saidOf(error)),
    );
    return () => {
      gone = true;
    };
  }, [store, folder, at, isRead]);

  const entries = read?.entries.filter(({ id }) => id !== removed);
  const wanted = plain(searched);
  const found = entries?.filter(({ id, title }) => plain(`${title} ${id}`).includes(wanted)) ?? [];
  const withDraft = new Set(drafts.idsOf(folder));
  return (
    <div hidden={hidden} className={hidden ? undefined : styles.stack}>
      {!hidden && <DocumentTitle name={capital(label)} />}
      <Stack space="near">
        <nav aria-label={words.wayBack} className={styles.narrowOnly}>
          <Link variant="listed" href={HOME}>
            {words.allContents}
          </Link>
        </nav>
        <Heading level={2} size="title" id={hidden ? undefined : HEADING}>
          {capital(label)}
        </Heading>
      </Stack>
      <Status>{children}</Status>
      <Stack direction="row">
        <ActionLink href={addressOf(folder, NEW)} size="small">
          {words.add}
        </ActionLink>
        {withDraft.has(NEW) && <Badge>{words.draftMark}</Badge>}
      </Stack>
      {entries && entries.length > LONG && (
        <SearchField
          name="search"
          label={words.searchList}
          clearLabel={words.clearSearch}
          value={searched}
          onChange={setSearched}
        />
      )}
      <Text size="small" tone="muted">
        <output>{entries ? words.found(found.length) : (failed ?? words.loading)}</output>
      </Text>
      <ul className={styles.list}>
        {found.map(({ id, title }) => (
          <li key={id} className={styles.row}>
            <Link variant="listed" href={addressOf(folder, id)}>
              {title}
            </Link>
            {withDraft.has(id) && <Badge>{words.draftMark}</Badge>}
          </li>
        ))}
      </ul>
    </div>
  );
}
