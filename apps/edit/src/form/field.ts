// What a form is made of, and what of it is shown for what an entry says.
import type { Entry } from "../api.ts";
import type { Path } from "../entry/paths.ts";

interface Common {
  /** The key in the entry; empty for an item of a list. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly required: boolean;
}

export type Field =
  | (Common & {
      readonly kind: "text";
      readonly type: "text" | "date" | "url" | "email";
      readonly long: boolean;
    })
  | (Common & { readonly kind: "paragraphs" })
  | (Common & { readonly kind: "number" })
  | (Common & { readonly kind: "switch" })
  | (Common & { readonly kind: "choice"; readonly options: readonly (string | number)[] })
  | (Common & {
      readonly kind: "picture";
      readonly folder: string;
      readonly drawn: boolean;
      readonly own?: boolean | undefined;
    })
  | (Common & { readonly kind: "list"; readonly item: Field })
  /** A list whose length never changes: the four answers of a question. */
  | (Common & { readonly kind: "row"; readonly items: readonly Field[] })
  | (Common & { readonly kind: "group"; readonly fields: readonly Field[] })
  /** Fields that depend on the choice made in one of them. */
  | (Common & Cases & { readonly kind: "cases" })
  /** What no form shows well: it stays as it is in the file. */
  | (Common & { readonly kind: "kept" });

export interface Cases {
  /** The key of the choice. */
  readonly by: string;
  readonly byLabel: string;
  readonly byHint?: string | undefined;
  readonly cases: readonly Case[];
}

interface Case {
  /** The choices that lead to these fields. */
  readonly values: readonly string[];
  readonly fields: readonly Field[];
}

/** Whether a control stands at `path` inside `field`, whose value is `value`: what is wrong there is said below it. */
export function hasControl(field: Field, [step, ...rest]: Path, value: unknown): boolean {
  const inside = (inner: Field | undefined) =>
    inner !== undefined && hasControl(inner, rest, (value as Entry | undefined)?.[String(step)]);
  switch (field.kind) {
    case "kept":
      return false;
    case "group":
      return step === undefined || inside(field.fields.find(({ name }) => name === step));
    case "cases":
      return step === field.by || inside(caseOf(field, value)?.fields.find(({ name }) => name === step));
    case "list":
      return step === undefined || inside(field.item);
    case "row":
      return step === undefined || inside(field.items[Number(step)]);
    case "paragraphs":
      return true;
    default:
      return step === undefined;
  }
}

/** The case that was chosen; the first as long as none is. */
export function caseOf({ by, cases }: Cases, value: unknown): Case | undefined {
  const chosen = (value as Entry | undefined)?.[by];
  return cases.find(({ values }) => values.some((one) => one === chosen)) ?? cases[0];
}

/** The fields of the other cases that the case of `chosen` has not. */
export function leftBy(chosen: string, { cases }: Cases): string[] {
  const now = cases.find(({ values }) => values.includes(chosen));
  const own = new Set(now?.fields.map(({ name }) => name));
  return now
    ? cases.flatMap(({ fields }) => fields.map(({ name }) => name)).filter((name) => !own.has(name))
    : [];
}
