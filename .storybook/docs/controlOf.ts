// The control and the type of one prop, from what it accepts.
import type { InputType, SBType } from "storybook/internal/types";
import { keysOf } from "../../packages/ui/src/stories/keysOf.ts";
import { surfaces } from "../../packages/ui/src/theme/surfaces.ts";
import type { Part } from "../declaredProps.ts";

/** From how many items on a list is not typed by hand. */
const LONG = 12;

/** From how many choices on they unfold. */
const MANY = 5;

type Choice = string | number | boolean;

/** The keys of an export of a style sheet. */
export type KeysIn = (sheet: NonNullable<Part["sheet"]>) => string[] | undefined;

/** Not `false`, in whose place Storybook shows a link to its manual. */
const none = { disable: true };

/** Whether `value` is no choice but data or a drawing, which its story holds: an element, a picture, a long list. */
export function isHeld(value: unknown): boolean {
  if (typeof value === "function" || String(value).startsWith("data:")) return true;
  if (Array.isArray(value)) return value.length > LONG || value.some(isHeld);
  return typeof value === "object" && value !== null;
}

const word = (value: unknown): Part => ({ kind: "word", text: JSON.stringify(value) });

function partsIn(type: SBType, summary: string): Part[] {
  const members = type.name === "union" ? type.value : [];
  if (type.name === "enum") return type.value.map(word);
  if (type.name === "string") return [{ kind: "text", text: "string" }];
  if (type.name === "number") return [{ kind: "number", text: "number" }];
  if (type.name === "boolean") return [{ kind: "switch", text: "boolean" }];
  if (type.name === "function") return [{ kind: "handler", text: summary || "(event) => void" }];
  if (type.name === "literal") return [word(String(type.value).replaceAll(/^["']|["']$/g, ""))];
  return members.flatMap((member) => partsIn(member, member.raw ?? ""));
}

/** What react-docgen read of a prop that is declared elsewhere than in the kit: of a section of the site. */
function partsRead({ name, type, table }: InputType, value: unknown): readonly Part[] {
  const summary = table?.type?.summary ?? "";
  const parts = typeof type === "object" ? partsIn(type, summary) : [];
  if (parts.length > 0) return parts;
  if (typeof value === "function" || /^on[A-Z]/.test(name ?? ""))
    return [{ kind: "handler", text: "(event) => void" }];
  const isSaid = !["", "union", "unknown", "-"].includes(summary);
  return [{ kind: "data", text: isSaid ? summary : Array.isArray(value) ? "[…]" : "{ … }" }];
}

function choicesOf({ kind, text, sheet }: Part, keysIn: KeysIn): Choice[] | undefined {
  if (kind === "word") return [JSON.parse(text) as Choice];
  if (kind === "ink" || kind === "inks") return keysOf(surfaces);
  return sheet && keysIn(sheet);
}

const typed: Readonly<Partial<Record<string, "text" | "number" | "boolean">>> = {
  node: "text",
  number: "number",
  string: "text",
  switch: "boolean",
  text: "text",
  boolean: "boolean",
};

function controlFor(parts: readonly Part[], value: unknown) {
  if (isHeld(value)) return none;
  if (Array.isArray(value)) return { type: "object" as const };
  const [first] = parts;
  const type = value === undefined ? typed[first?.kind ?? ""] : typed[typeof value];
  return type ? { type } : none;
}

/**
 * `argType` with its control and its type in words.
 *
 * @param declared - What its code says that it accepts; without it, what react-docgen read.
 * @param value - What the story gives it.
 */
export function controlOf(
  argType: InputType,
  declared: readonly Part[] | undefined,
  value: unknown,
  keysIn: KeysIn,
): InputType {
  const parts = declared?.length ? declared : partsRead(argType, value);
  const said = parts.flatMap((part) =>
    part.kind === "inks"
      ? [part.text]
      : (choicesOf(part, keysIn)?.map((c) => JSON.stringify(c)) ?? [part.text]),
  );
  const table = { ...argType.table, type: { summary: [...new Set(said)].join(" | ") } };
  if (parts.length === 1 && parts[0]?.kind === "inks")
    return { ...argType, table, options: keysOf(surfaces), control: { type: "multi-select" } };
  const choices = parts.map((part) => (part.kind === "switch" ? [true, false] : choicesOf(part, keysIn)));
  const isClosed =
    parts.some(({ kind }) => kind !== "switch") && choices.every((choice) => choice !== undefined);
  if (!isClosed) return { ...argType, table, control: controlFor(parts, value) };
  const options = [...new Set(choices.flat())];
  return { ...argType, table, options, control: { type: options.length > MANY ? "select" : "inline-radio" } };
}
