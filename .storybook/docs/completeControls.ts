// The controls offer what the types say, where react-docgen cannot follow them too: the keys of its styles, another
// component's prop, an ink.
import type { ArgTypesEnhancer, InputType } from "storybook/internal/types";
import type { Part } from "../declaredProps.ts";
import { controlOf, isHeld, type KeysIn } from "./controlOf.ts";
import { declared } from "./declared.ts";
import { noteOf } from "./notes.ts";

type Styles = Readonly<Record<string, unknown>>;

const sheets = import.meta.glob<Styles>(
  [
    "../../packages/ui/src/components/*/*.css.ts",
    "../../packages/ui/src/components/*/layouts/*.ts",
    "../../packages/illustrations/src/*/*.css.ts",
  ],
  { eager: true },
);

const keysIn: KeysIn = ({ path, name }) => {
  const variants = sheets[`../../${path}`]?.[name];
  return typeof variants === "object" && variants !== null ? Object.keys(variants) : undefined;
};

/** Said of every attribute that a component hands on to its element. */
const HANDED_ON = "Attribut de l’élément HTML, transmis tel quel.";

/** The attributes that change the look; the others are the browser's. */
const attributes: Readonly<Partial<Record<string, Part>>> = {
  disabled: { kind: "switch", text: "boolean" },
  placeholder: { kind: "text", text: "string" },
  readOnly: { kind: "switch", text: "boolean" },
  required: { kind: "switch", text: "boolean" },
};

/**
 * A default that is reckoned from the other props is said so, not cut into pieces of code; one that react-docgen has not found, as its
 * comment says it.
 */
function readable(argType: InputType, said: string | undefined): InputType {
  const found = argType.table?.defaultValue?.summary;
  const summary = /===|\?|=>/.test(found ?? "") ? "selon les autres réglages" : (found ?? said);
  return summary ? { ...argType, table: { ...argType.table, defaultValue: { summary } } } : argType;
}

/** Completes what react-docgen read of a component's props, and tells it in French: a docstring is for editors of code. */
export const completeControls: ArgTypesEnhancer = ({ argTypes, initialArgs, title }) => {
  const texts: Readonly<Partial<Record<string, string>>> = noteOf(title)?.props ?? {};
  const { props = {}, defaults = {}, native = [] } = declared[title.split("/").at(-1) ?? ""] ?? {};
  // A prop that a component takes from another's is unknown to react-docgen: Storybook would guess it from its value.
  const names = new Set([
    ...Object.keys(argTypes),
    ...Object.keys(initialArgs).filter((name) => isHeld(initialArgs[name])),
    ...Object.keys(texts),
    ...native,
  ]);
  const complete = (name: string) => {
    const attribute = native.includes(name) ? attributes[name] : undefined;
    const parts = attribute ? [attribute] : props[name];
    return {
      ...controlOf(readable(argTypes[name] ?? { name }, defaults[name]), parts, initialArgs[name], keysIn),
      description: texts[name] ?? (attribute && HANDED_ON),
    };
  };
  return Object.fromEntries([...names].map((name) => [name, complete(name)])) as typeof argTypes;
};
