import { Button, Stack, Text } from "@sillages/ui";
import type { ReactNode } from "react";
import type { Collection, Store } from "../api.ts";
import { type Drafts, NEW } from "../entry/drafts.ts";
import type { Notice } from "../entry/entryState.ts";
import { useWriteLock } from "../entry/useWriteLock.ts";
import { words } from "../words.ts";
import * as styles from "./Editor.css.ts";
import { EntryHeader } from "./EntryHeader.tsx";
import { NewEntry } from "./NewEntry.tsx";
import { OpenEntry } from "./OpenEntry.tsx";
import type { Removed } from "./RemovedEntry.tsx";

export interface EntryPageProps {
  readonly store: Store;
  readonly drafts: Drafts;
  readonly collection: Collection;
  readonly id: string;
  /** What has just been said of it, before it was opened. */
  readonly said?: Notice | undefined;
  /** What the check still says of other files, since the last saving. */
  readonly elsewhere: readonly string[];
  /** How many times entries that were saved became drafts again: this one then begins anew from its draft. */
  readonly redrafted: number;
  /** Where the site is seen. */
  readonly site?: string | undefined;
  /** Where the published site is, when what is saved waits to be published. */
  readonly online?: string | undefined;
  /** Called when the file of `id` changed, with what there is to say of it. */
  readonly onSaved: (id: string, said?: Notice) => void;
  /** Called when its file was removed: what it said can be written again. */
  readonly onRemoved: (removed: Removed) => void;
}

/** An entry, once it is known which tab writes it. */
export interface EntryOfProps extends EntryPageProps {
  readonly readOnly: boolean;
  /** What stands between its name and its form. */
  readonly children?: ReactNode;
}

/** One entry, written in one tab at a time. */
export function EntryPage(props: EntryPageProps) {
  const { collection, id, redrafted } = props;
  const { held, steal } = useWriteLock(`${collection.folder}/${id}`);
  if (held === undefined) return <EntryHeader collection={collection} id={id} />;
  const EntryOf = id === NEW ? NewEntry : OpenEntry;
  return (
    // Whoever gets the lock begins again from the draft that the other tab kept.
    <EntryOf key={`${held} ${redrafted}`} {...props} readOnly={!held}>
      {!held && (
        <div aria-live="polite" className={styles.notice}>
          <Text>{words.elsewhereText}</Text>
          <Stack direction="row">
            <Button size="small" variant="secondary" onClick={steal}>
              {words.writeHere}
            </Button>
          </Stack>
        </div>
      )}
    </EntryOf>
  );
}
