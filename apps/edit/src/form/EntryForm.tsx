import type { Collection, Entry } from "../api.ts";
import { words } from "../words.ts";
import { fieldOf, type Field } from "./fields.ts";
import { FieldControl } from "./FieldControl.tsx";
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

const order: Field = {
  kind: "number",
  name: "order",
  label: words.order,
  hint: words.orderHint,
  required: true,
};

/** The form of a collection; the field under the front matter is typed as a whole text. */
function formOf({ schema, body, label }: Collection): Field {
  const form = fieldOf("", { title: label, ...schema });
  const whole = (field: Field): Field => {
    if (field.name !== body) return field;
    const { name, label: own, hint, required } = field;
    return { kind: "paragraphs", name, label: own, hint, required };
  };
  if (form.kind === "group") return { ...form, fields: form.fields.map(whole) };
  if (form.kind !== "cases") return form;
  return { ...form, cases: form.cases.map(({ values, fields }) => ({ values, fields: fields.map(whole) })) };
}
