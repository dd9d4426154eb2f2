import { Text } from "@sillages/ui";
import { mineOver } from "../entry/entryState.ts";
import { titleOf } from "../entry/titleOf.ts";
import { useEntry } from "../entry/useEntry.ts";
import { EntryForm } from "../form/EntryForm.tsx";
import { labelsOf } from "../form/fieldsOf.ts";
import { words } from "../words.ts";
import { addressOf } from "./address.ts";
import { Conflict } from "./Conflict.tsx";
import { EntryBar } from "./EntryBar.tsx";
import { EntryHeader } from "./EntryHeader.tsx";
import type { EntryOfProps } from "./EntryPage.tsx";
import { pageOf } from "./pageOf.ts";
import { RemoveEntry } from "./RemoveEntry.tsx";

/** An entry that has its file. */
export function OpenEntry(props: EntryOfProps) {
  const { store, collection, id, site, online, readOnly, onSaved, onRemoved, children } = props;
  const entry = useEntry({ ...props, initial: {} });
  const { open } = entry;
  const page = pageOf(collection.folder, collection.single ? undefined : id);
  const title = open && titleOf(open.value);
  const header = <EntryHeader {...{ collection, id, title, page, site, online }} />;
  if (!open) {
    return (
      <>
        {header}
        <Text>{entry.notice?.kind === "failed" ? entry.notice.text : words.loading}</Text>
      </>
    );
  }
  const removed = () => {
    onRemoved({ folder: collection.folder, id, value: open.value });
    location.hash = addressOf(collection.folder);
  };
  return (
    <>
      {header}
      {children}
      <EntryBar
        collection={collection}
        entry={entry}
        elsewhere={props.elsewhere}
        published={online === undefined}
        canSave={!readOnly && open.dirty && open.conflict === undefined}
        onSave={() => void entry.save().then((saved) => saved && onSaved(id, saved))}
      >
        {!collection.single && !open.dirty && !readOnly && (
          <RemoveEntry onRemove={entry.remove} onRemoved={removed} />
        )}
      </EntryBar>
      {open.conflict && (
        <Conflict
          yours={mineOver(open, open.conflict)}
          theirs={open.conflict}
          labels={labelsOf(collection.schema)}
          onKeepYours={entry.keepYours}
          onTakeTheirs={() => void entry.takeTheirs()}
        />
      )}
      <fieldset disabled={readOnly}>
        <EntryForm {...{ store, collection, entry }} value={open.value} />
      </fieldset>
    </>
  );
}
