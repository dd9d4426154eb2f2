import type { Collection, Entry, Store } from "../api.ts";
import type { OpenedEntry } from "../entry/useEntry.ts";
import { FieldControl } from "./FieldControl.tsx";
import { FormContext } from "./FormContext.ts";
import { formOf, order } from "./formOf.ts";
import { Fields } from "./controls/GroupControl.tsx";
import * as styles from "./EntryForm.css.ts";

interface EntryFormProps {
  readonly store: Store;
  readonly collection: Collection;
  readonly entry: Pick<OpenedEntry, "change" | "findings" | "pictureDropped" | "touch">;
  readonly value: Entry;
}

/** All the fields of an entry. */
export function EntryForm({ store, collection, entry, value }: EntryFormProps) {
  const { findings, change, pictureDropped, touch } = entry;
  const form = formOf(collection);
  return (
    <FormContext
      value={{
        folder: collection.folder,
        store,
        findings,
        change,
        pictureDropped,
        touch,
        Control: FieldControl,
      }}
    >
      <div className={styles.form}>
        {collection.ordered && <FieldControl field={order} path={["order"]} value={value["order"]} />}
        {form.kind === "group" ? (
          <Fields fields={form.fields} path={[]} value={value} />
        ) : (
          <FieldControl field={form} path={[]} value={value} />
        )}
      </div>
    </FormContext>
  );
}
