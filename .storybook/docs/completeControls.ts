// The controls offer what the types say where react-docgen cannot follow them: a prop typed by the keys of its styles
// (`keyof typeof styles.tone`) offers those keys, an ink offers the inks, words are typed as words.
import type { ArgTypesEnhancer, InputType } from "storybook/internal/types";
import { keysOf } from "../../packages/ui/src/stories/keysOf.ts";
import { surfaces } from "../../packages/ui/src/theme/surfaces.ts";

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

/** Completes what react-docgen read of a component's props. */
export const completeControls: ArgTypesEnhancer = ({ argTypes, initialArgs, parameters }) => {
  const folder = /\/packages\/.*\/([^/]+)\/[^/]+$/.exec(String(parameters["fileName"]))?.[1] ?? "-";
  const complete = ([name, argType]: [string, InputType]): [string, InputType] => {
    const type = argType.table?.type?.summary ?? "";
    const variants = type === "unknown" ? variantsOf(folder, name) : undefined;
    if (variants) return [name, choice(argType, variants)];
    // Data rather than a choice: its story holds it.
    if (Array.isArray(initialArgs[name]) && initialArgs[name].length > LONG)
      return [name, { ...argType, control: false }];
    if (/^SurfaceName\b/.test(type)) return [name, choice(argType, keysOf(surfaces))];
    if (typeof initialArgs[name] === "string" && !argType.options)
      return [name, { ...argType, control: { type: "text" } }];
    const only = optionalType(argType);
    if (only)
      return [
        name,
        { ...argType, control: { type: only }, table: { ...argType.table, type: { summary: only } } },
      ];
    return [name, argType];
  };
  return Object.fromEntries(Object.entries(argTypes).map(complete)) as typeof argTypes;
};
