import type { Collection, Entry, Finding } from "../api.ts";
import { words } from "../words.ts";
import { type Field, hasControl } from "./field.ts";
import { fieldOf } from "./fieldsOf.ts";

/** The place of an entry in its list. */
export const order: Field = {
  kind: "number",
  name: "order",
  label: words.order,
  hint: words.orderHint,
  required: true,
};

/** The form of a collection; the field under the front matter is typed as a whole text. */
export function formOf({ schema, body, label }: Collection): Field {
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

/** What is wrong where the form has no control to say it. */
export function unshown(findings: readonly Finding[], collection: Collection, value: Entry): Finding[] {
  const form = formOf(collection);
  const isShown = ([step, ...rest]: Finding["path"]) => {
    if (step === undefined) return false;
    if (step === order.name && collection.ordered) return rest.length === 0;
    return hasControl(form, [step, ...rest], value);
  };
  return findings.filter(({ path }) => !isShown(path));
}
