import type { Collection, Entry } from "../api.ts";
import { FieldControl } from "./FieldControl.tsx";
import { formOf, order } from "./formOf.ts";
import { Fields } from "./controls/GroupControl.tsx";
import * as styles from "./EntryForm.css.ts";

/** All the fields of an entry. */
export function EntryForm({ collection, value }: { collection: Collection; value: Entry }) {
  const form = formOf(collection);
  return (
    <div className={styles.form}>
      {collection.ordered && <FieldControl field={order} path={["order"]} value={value["order"]} />}
      {form.kind === "group" ? (
        <Fields fields={form.fields} path={[]} value={value} />
      ) : (
        <FieldControl field={form} path={[]} value={value} />
      )}
    </div>
  );
}
