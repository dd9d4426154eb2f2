// The controls offer what the types say where react-docgen cannot follow them: a prop typed by the keys of its styles
// (`keyof typeof styles.tone`) offers those keys, an ink offers the inks, words are typed as words.
import type { ArgTypesEnhancer, InputType } from "storybook/internal/types";
import { keysOf } from "../../packages/ui/src/stories/keysOf.ts";
import { surfaces } from "../../packages/ui/src/theme/surfaces.ts";
import { noteOf } from "./notes.ts";

/** From how many items on a list is not typed by hand. */
const LONG = 12;

type Styles = Readonly<Record<string, unknown>>;

const sheets = import.meta.glob<Styles>(
  ["../../packages/ui/src/components/*/*.css.ts", "../../packages/illustrations/src/*/*.css.ts"],
  { eager: true },
);

function variantsOf(folder: string, prop: string): string[] | undefined {
  const variants = Object.entries(sheets).find(
    ([path, sheet]) => path.includes(`/${folder}/`) && typeof sheet[prop] === "object",
  )?.[1][prop];
  return variants ? Object.keys(variants) : undefined;
}

const choice = (argType: InputType, options: string[]): InputType => ({
  ...argType,
  options,
  control: { type: options.length > 5 ? "select" : "inline-radio" },
  table: { ...argType.table, type: { summary: options.map((option) => `"${option}"`).join(" | ") } },
});

/** What is left of `string | undefined` and `boolean | undefined`: the way that exact optional properties are written. */
function optionalType({ type }: InputType): "text" | "boolean" | undefined {
  if (typeof type !== "object" || type.name !== "union") return undefined;
  const [only, ...others] = type.value.filter(({ name }) => name !== "other");
  if (!only || others.length > 0) return undefined;
  if (only.name === "string") return "text";
  return only.name === "boolean" ? "boolean" : undefined;
}

/** Whether `value` is no choice but data or a drawing, which its story holds: an element, a picture, a long list. */
function isHeld(value: unknown): boolean {
  if (typeof value === "function" || String(value).startsWith("data:")) return true;
  if (Array.isArray(value)) return value.length > LONG || value.some(isHeld);
  return typeof value === "object" && value !== null;
}

/** The choices of a union of words, which react-docgen only calls « union ». */
function wordsOf({ type }: InputType): string[] | undefined {
  if (typeof type === "object" && type.name === "enum") return type.value.map(String);
  if (typeof type !== "object" || type.name !== "union") return undefined;
  const words = type.value.flatMap((member) =>
    member.name === "literal" && typeof member.value === "string"
      ? [member.value.replaceAll(/^["']|["']$/g, "")]
      : [],
  );
  return words.length > 1 && words.length === type.value.length ? words : undefined;
}

/** A default that is reckoned from the other props is said so, not cut into pieces of code. */
function readable(argType: InputType): InputType {
  const reckoned = /===|\?|=>/.test(argType.table?.defaultValue?.summary ?? "");
  return reckoned
    ? { ...argType, table: { ...argType.table, defaultValue: { summary: "selon les autres réglages" } } }
    : argType;
}

function completed(folder: string, name: string, argType: InputType, value: unknown): InputType {
  const type = argType.table?.type?.summary ?? "";
  const variants = type === "unknown" ? variantsOf(folder, name) : undefined;
  if (variants) return choice(argType, variants);
  if (isHeld(value)) return { ...argType, control: false };
  if (/^SurfaceName\b/.test(type)) return choice(argType, keysOf(surfaces));
  const words = wordsOf(argType) ?? (type === "union" ? argType.options?.map(String) : undefined);
  if (words) return choice(argType, words);
  if (typeof value === "string" && !argType.options) return { ...argType, control: { type: "text" } };
  const only = optionalType(argType);
  return only
    ? { ...argType, control: { type: only }, table: { ...argType.table, type: { summary: only } } }
    : argType;
}

/** Completes what react-docgen read of a component's props, and tells it in French: a docstring is for editors of code. */
export const completeControls: ArgTypesEnhancer = ({ argTypes, initialArgs, parameters, title }) => {
  const texts: Readonly<Partial<Record<string, string>>> = noteOf(title)?.props ?? {};
  const folder = /\/packages\/.*\/([^/]+)\/[^/]+$/.exec(String(parameters["fileName"]))?.[1] ?? "-";
  // A prop that a component takes from another's is unknown to react-docgen: Storybook would guess it from its value.
  const names = new Set([
    ...Object.keys(argTypes),
    ...Object.keys(initialArgs).filter((name) => isHeld(initialArgs[name])),
    ...Object.keys(texts),
  ]);
  return Object.fromEntries(
    [...names].map((name) => [
      name,
      {
        ...completed(folder, name, readable(argTypes[name] ?? { name }), initialArgs[name]),
        description: texts[name],
      },
    ]),
  ) as typeof argTypes;
};
