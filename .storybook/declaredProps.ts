// The types of props as their code declares them, for what react-docgen does not follow: another component's prop, a shape
// among several, the keys of a style sheet.
import { globSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { filledModule } from "./filledModule.ts";
import { type Declared, declarationOf, shapeOf, type Type } from "./props.ts";

const root = join(import.meta.dirname, "..");

/** One of the types that a prop accepts. */
export interface Part {
  readonly kind:
    "word" | "keys" | "ink" | "inks" | "text" | "switch" | "number" | "node" | "handler" | "data";
  /** As it is read; a word is written as JSON. */
  readonly text: string;
  /** The style sheet whose keys are the choices, from the root, and its export. */
  readonly sheet?: { readonly path: string; readonly name: string };
}

/** What the props of one component accept. */
export interface DeclaredProps {
  readonly props: Readonly<Record<string, readonly Part[]>>;
  /** What each is without one, where its comment says it in a word. */
  readonly defaults: Readonly<Record<string, string>>;
  /** The attributes of its element that it hands on. */
  readonly native: readonly string[];
}

/** From how many fields on the others of an object are « … ». */
const FIELDS = 3;

const simple: Readonly<Partial<Record<string, Part>>> = {
  TSStringKeyword: { kind: "text", text: "string" },
  TSNumberKeyword: { kind: "number", text: "number" },
  TSBooleanKeyword: { kind: "switch", text: "boolean" },
  TSNullKeyword: { kind: "data", text: "null" },
};

const named: Readonly<Partial<Record<string, Part>>> = {
  SurfaceName: { kind: "ink", text: "SurfaceName" },
  ReactNode: { kind: "node", text: "ReactNode" },
};

type Scope = Pick<Declared, "module" | "parameters">;

const data = (text: string): Part => ({ kind: "data", text });

const codeOf = ({ start, end }: Type, { module }: Scope) =>
  module.source
    .slice(start, end)
    .replaceAll(/\/\*[^]*?\*\//g, "")
    .replaceAll(/\s+/g, " ");

const fieldsOf = (names: readonly string[]) => {
  const shown = names.length > FIELDS ? [...names.slice(0, FIELDS - 1), "…"] : names;
  return data(`{ ${shown.join(", ")} }`);
};

/** `keyof typeof styles.variant`, `keyof typeof ratios`: the keys of an export of a style sheet. */
function keysIn(type: Type, { module }: Scope): Part | undefined {
  const of = type.operator === "keyof" ? type.typeAnnotation?.exprName : undefined;
  const source = module.imports.get(of?.left?.name ?? of?.name ?? "");
  const name = of?.right?.name ?? source?.name;
  if (!source || !name) return undefined;
  const path = relative(root, join(dirname(module.path), source.from)).replaceAll("\\", "/");
  return { kind: "keys", text: `keyof typeof ${name}`, sheet: { path, name } };
}

function listOf(item: Type, scope: Scope): Part {
  const parts = partsOf(item, scope);
  if (parts.every(({ kind }) => kind === "ink")) return { kind: "inks", text: "SurfaceName[]" };
  const text = parts.map((part) => part.text).join(" | ");
  return data(parts.length > 1 ? `(${text})[]` : `${text}[]`);
}

function referred(name: string, type: Type, scope: Scope): Part[] {
  const [first] = type.typeArguments?.params ?? [];
  const constraint = scope.parameters.get(name);
  if (constraint) return partsOf(constraint, scope);
  if (named[name]) return [named[name]];
  if (name === "NonNullable" && first) return partsOf(first, scope);
  if (name === "ReadonlyArray" && first) return [listOf(first, scope)];
  const found = declarationOf(scope.module.path, name);
  if (!found) return [data(codeOf(type, scope))];
  const { declaration, ...there } = found;
  if (declaration.typeAnnotation && !declaration.typeAnnotation.members)
    return partsOf(declaration.typeAnnotation, there);
  return [fieldsOf([...new Set(shapeOf(scope.module.path, name).props.map((prop) => prop.name))])];
}

/** The types that `type` accepts, but `undefined`: that a prop may be left out is said elsewhere. */
function partsOf(type: Type, scope: Scope): Part[] {
  const known = simple[type.type];
  if (known) return [known];
  if (type.type === "TSUndefinedKeyword") return [];
  if (type.type === "TSUnionType") return (type.types ?? []).flatMap((part) => partsOf(part, scope));
  if (type.type === "TSParenthesizedType" && type.typeAnnotation) return partsOf(type.typeAnnotation, scope);
  if (type.type === "TSFunctionType") return [{ kind: "handler", text: codeOf(type, scope) }];
  if (type.type === "TSLiteralType" && type.literal)
    return [{ kind: "word", text: JSON.stringify(type.literal.value) ?? codeOf(type, scope) }];
  if (type.elementType) return [listOf(type.elementType, scope)];
  if (type.operator === "readonly" && type.typeAnnotation) return partsOf(type.typeAnnotation, scope);
  if (type.type === "TSTypeLiteral")
    return [fieldsOf((type.members ?? []).flatMap(({ key }) => key.name ?? key.value ?? []))];
  if (type.objectType?.typeName && type.indexType?.literal) {
    const [owner, field] = [type.objectType.typeName.name, type.indexType.literal.value];
    const props = shapeOf(scope.module.path, owner).props.filter(({ name }) => name === field);
    if (props.length > 0) return props.flatMap((prop) => (prop.type ? partsOf(prop.type, prop) : []));
  }
  const keys = keysIn(type, scope);
  if (keys) return [keys];
  const name = type.typeName?.name;
  return name ? referred(name, type, scope) : [data(codeOf(type, scope))];
}

/** Each once, in the order that they are written. */
const distinct = (parts: readonly Part[]) => [...new Map(parts.map((part) => [part.text, part])).values()];

/** What look changes with an attribute that an element takes. */
const looks: Readonly<Partial<Record<string, readonly string[]>>> = {
  button: ["disabled"],
  input: ["disabled", "required"],
  select: ["disabled", "required"],
  textarea: ["disabled", "required"],
};

/** What the type `name` declares in the module at `path`. */
export function declaredProps(path: string, name: string): DeclaredProps {
  const shape = shapeOf(path, name);
  const props: Record<string, Part[]> = {};
  for (const prop of shape.props)
    props[prop.name] = distinct([
      ...(props[prop.name] ?? []),
      ...(prop.type ? partsOf(prop.type, prop) : []),
    ]);
  const native = shape.natives.flatMap(({ element, own }) => {
    // One types in it where its value is a text.
    const typed = ["input", "textarea"].includes(element) && props["value"]?.[0]?.kind === "text";
    const taken = [...(looks[element] ?? []), ...(typed ? ["placeholder", "readOnly"] : [])];
    return taken.filter((attribute) => !own.includes(attribute) && !(attribute in props));
  });
  const defaults = Object.fromEntries(
    shape.props.flatMap(({ defaultValue, name: prop }) => (defaultValue ? [[prop, defaultValue]] : [])),
  );
  return { props, defaults, native: [...new Set(native)] };
}

/** What every component that has a page declares, by its name. */
export function allDeclared(): Record<string, DeclaredProps> {
  const stories = globSync("packages/{ui/src/components,illustrations/src}/*/*.stories.tsx", { cwd: root });
  return Object.fromEntries(
    stories.map((file) => {
      const path = join(root, file.replace(".stories.tsx", ".tsx"));
      const name = /([A-Z]\w+)\.tsx$/.exec(path)?.[1] ?? "";
      return [name, declaredProps(path, `${name}Props`)];
    }),
  );
}

/** Tells the page of each component what its props accept. */
export const declaredTypes = () => filledModule("/.storybook/docs/declared.ts", "declared", allDeclared);
