import { Button, Heading, Link, Stack, Text } from "@sillages/ui";
import type { Collection, Store } from "../api.ts";
import { type Drafts, NEW } from "../entry/drafts.ts";
import type { Notice } from "../entry/useEntry.ts";
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
  /** What has just been said of it, before it was opened. */
  readonly said?: Notice | undefined;
  /** Called when the file of `id` changed, with what there is to say of it. */
  readonly onSaved: (id: string, said?: Notice) => void;
}

/** One entry, written in one tab at a time. */
export function EntryPage(props: EntryPageProps) {
  const { collection, id } = props;
  const { mine, take } = useTurn(`${collection.folder}/${id}`);
  if (mine === undefined) return <Text>{words.loading}</Text>;
  const EntryOf = id === NEW ? NewEntry : OpenEntry;
  return (
    <>
      {!collection.single && (
        <Text size="small">
          <Link href={addressOf(collection.folder)}>{words.back}</Link>
        </Text>
      )}
      <Heading level={2} size="subtitle">
        {id === NEW ? words.newEntry : collection.single ? capital(collection.label) : id}
      </Heading>
      {!mine && (
        <div aria-live="polite" className={styles.notice}>
          <Text>{words.elsewhereText}</Text>
          <Stack direction="row">
            <Button size="small" variant="secondary" onClick={take}>
              {words.writeHere}
            </Button>
          </Stack>
        </div>
      )}
      {/* Whoever gets the turn begins again from the draft that the other tab kept. */}
      <EntryOf key={String(mine)} {...props} readOnly={!mine} />
    </>
  );
}
