import { Text } from "@sillages/ui";
import { useEntry } from "../entry/useEntry.ts";
import { EntryForm } from "../form/EntryForm.tsx";
import { labelsOf } from "../form/fields.ts";
import { FieldControl } from "../form/FieldControl.tsx";
import { FormContext } from "../form/FormContext.ts";
import { words } from "../words.ts";
import { addressOf } from "./address.ts";
import { Conflict } from "./Conflict.tsx";
import { EntryBar } from "./EntryBar.tsx";
import type { EntryPageProps } from "./EntryPage.tsx";
import { RemoveEntry } from "./RemoveEntry.tsx";

/** An entry that has its file. */
export function OpenEntry(props: EntryPageProps & { readonly readOnly: boolean }) {
  const { store, collection, id, readOnly, onSaved } = props;
  const entry = useEntry({ ...props, initial: {} });
  const { open, findings } = entry;
  if (!open) return <Text>{entry.notice?.kind === "failed" ? entry.notice.text : words.loading}</Text>;
  const removed = () => {
    onSaved(id);
    location.hash = addressOf(collection.folder);
  };
  return (
    <FormContext
      value={{
        folder: collection.folder,
        store,
        findings,
        change: entry.change,
        touch: entry.touch,
        Control: FieldControl,
      }}
    >
      <EntryBar
        collection={collection}
        entry={entry}
        canSave={!readOnly && open.dirty && open.conflict === undefined}
        onSave={() => void entry.save().then((saved) => saved && onSaved(id, saved))}
      >
        {!collection.single && !open.dirty && !readOnly && (
          <RemoveEntry onRemove={entry.remove} onRemoved={removed} />
        )}
      </EntryBar>
      {open.conflict && (
        <Conflict
          yours={open.value}
          theirs={open.conflict}
          labels={labelsOf(collection.schema)}
          onKeepYours={() => entry.keepYours()}
          onTakeTheirs={() => void entry.takeTheirs()}
        />
      )}
      <fieldset disabled={readOnly}>
        <EntryForm collection={collection} value={open.value} />
      </fieldset>
    </FormContext>
  );
}
