import { Button, Heading, Link, Stack, Text } from "@sillages/ui";
import { useMemo } from "react";
import type { Collection, Entry, Store } from "../api.ts";
import { type Drafts, NEW } from "../entry/drafts.ts";
import { useTurn } from "../entry/useTurn.ts";
import { words } from "../words.ts";
import { addressOf } from "./address.ts";
import { capital } from "./CollectionNav.tsx";
import * as styles from "./Editor.css.ts";
import { NewEntry } from "./NewEntry.tsx";
import { OpenEntry } from "./OpenEntry.tsx";

export interface EntryPageProps {
  readonly store: Store;
  readonly drafts: Drafts;
  readonly collection: Collection;
  readonly id: string;
  readonly onSaved: () => void;
}

/** One entry, written in one tab at a time. */
export function EntryPage(props: EntryPageProps) {
  const { collection, id } = props;
  const { mine, take } = useTurn(`${collection.folder}/${id}`);
  const isNew = id === NEW;
  const initial = useInitial(collection);
  if (mine === undefined) return <Text>{words.loading}</Text>;
  return (
    <>
      {!collection.single && (
        <Text size="small">
          <Link href={addressOf(collection.folder)}>{words.back}</Link>
        </Text>
      )}
      <Heading level={2}>{isNew ? words.newEntry : collection.single ? capital(collection.label) : id}</Heading>
      {!mine && (
        <div role="status" className={styles.notice}>
          <Text>{words.elsewhereText}</Text>
          <Stack direction="row">
            <Button size="small" variant="secondary" onClick={take}>
              {words.writeHere}
            </Button>
          </Stack>
        </div>
      )}
      {isNew ? (
        <NewEntry key={String(mine)} {...props} {...{ initial }} readOnly={!mine} />
      ) : (
        <OpenEntry key={String(mine)} {...props} {...{ initial }} readOnly={!mine} />
      )}
    </>
  );
}

/** What a new entry begins with: switches that are off, and lists that are empty. */
function useInitial({ schema }: Collection): Entry {
  return useMemo(() => {
    const fields = Object.entries((schema.oneOf?.[0] ?? schema.anyOf?.[0] ?? schema).properties ?? {});
    return Object.fromEntries(
      fields.flatMap(([name, { type }]) => (type === "boolean" ? [[name, false]] : [])),
    );
  }, [schema]);
}
