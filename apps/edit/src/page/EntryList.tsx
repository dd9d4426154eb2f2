import { ActionLink, Badge, Heading, Link, SearchField, Stack, Text } from "@sillages/ui";
import { useEffect, useState } from "react";
import type { Collection, Listed, Store } from "../api.ts";
import { type Drafts, NEW } from "../entry/drafts.ts";
import { saidOf } from "../said.ts";
import { words } from "../words.ts";
import { addressOf } from "./address.ts";
import { capital } from "./CollectionNav.tsx";
import * as styles from "./Editor.css.ts";

interface EntryListProps {
  readonly store: Store;
  readonly drafts: Drafts;
  readonly collection: Collection;
}

/** The entries of a collection, to choose one or to add one. */
export function EntryList({ store, drafts, collection }: EntryListProps) {
  const { folder, label } = collection;
  const [entries, setEntries] = useState<readonly Listed[]>();
  const [failed, setFailed] = useState<string>();
  const [searched, setSearched] = useState("");
  useEffect(() => {
    store.entries(folder).then(setEntries, (error) => setFailed(saidOf(error)));
  }, [store, folder]);

  const wanted = plain(searched);
  const found = entries?.filter(({ id, title }) => plain(`${title} ${id}`).includes(wanted)) ?? [];
  const withDraft = new Set(drafts.idsOf(folder));
  return (
    <>
      <Heading level={2}>{capital(label)}</Heading>
      <Stack direction="row">
        <ActionLink href={addressOf(folder, NEW)}>{words.add}</ActionLink>
        {withDraft.has(NEW) && <Badge>{words.draftMark}</Badge>}
      </Stack>
      <SearchField
        name="search"
        label={words.search}
        clearLabel={words.clearSearch}
        value={searched}
        onChange={setSearched}
      />
      <Text size="small" tone="muted">
        <output>{entries ? words.found(found.length) : (failed ?? words.loading)}</output>
      </Text>
      <ul className={styles.list}>
        {found.map(({ id, title }) => (
          <li key={id} className={styles.row}>
            <Link href={addressOf(folder, id)}>{title}</Link>
            {withDraft.has(id) && <Badge>{words.draftMark}</Badge>}
          </li>
        ))}
      </ul>
    </>
  );
}

const plain = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
