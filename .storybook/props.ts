// The props of its own that a component documents, read from its code: those that it takes of its element are not counted.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseSync } from "vite";

interface Syntax {
  type: string;
}

interface Named extends Syntax {
  name: string;
}

/** A type as it is written, and what its kind holds of this. */
export interface Type extends Syntax {
  start: number;
  end: number;
  types?: Type[];
  members?: Member[];
  typeName?: Named;
  expression?: Named;
  typeArguments?: { params: Type[] } | null;
  literal?: { value: unknown };
  typeAnnotation?: Type;
  elementType?: Type;
  objectType?: Type;
  indexType?: Type;
  operator?: string;
  exprName?: Syntax & { name?: string; left?: Named; right?: Named };
}

interface Member extends Syntax {
  key: { name?: string; value?: string };
  optional?: boolean;
  typeAnnotation?: { typeAnnotation: Type } | null;
  start: number;
  end: number;
}

interface Declaration extends Syntax {
  id: Named;
  body?: { body: Member[] };
  extends?: Type[];
  typeAnnotation?: Type;
  typeParameters?: { params: { name: Named; constraint: Type | null }[] } | null;
}

/** What is read of a file. */
export interface Module {
  path: string;
  source: string;
  comments: readonly { readonly value: string; readonly end: number }[];
  declarations: ReadonlyMap<string, Declaration>;
  /** The file that each name comes from, and its name there: none for the whole of a file. */
  imports: ReadonlyMap<string, { readonly from: string; readonly name: string | undefined }>;
}

/** One prop as one shape of a component declares it: its type, where it has one, and the file where that is read. */
export interface Declared {
  name: string;
  /** Whether it may be left out. */
  optional: boolean;
  type: Type | undefined;
  /** The word, the figure or the switch that its comment says it is without one. */
  defaultValue?: string | undefined;
  module: Module;
  /** What its type may call by a name of its own: `Id extends string`. */
  parameters: ReadonlyMap<string, Type | null>;
}

interface Shape {
  props: Declared[];
  /** The elements whose attributes it takes, without those that it gives a meaning of its own. */
  natives: { element: string; own: string[] }[];
}

const modules = new Map<string, Module>();

function moduleAt(path: string): Module {
  const known = modules.get(path);
  if (known) return known;
  const source = readFileSync(path, "utf8");
  const { comments, module, program } = parseSync(path, source);
  const body = program.body as unknown as (Syntax & { declaration?: Declaration })[];
  const statements = body.map((statement) => statement.declaration ?? (statement as unknown as Declaration));
  const imported = module.staticImports.flatMap(({ entries, moduleRequest }) =>
    entries.map(({ importName, localName }) => {
      return [localName.value, { from: moduleRequest.value, name: importName.name ?? undefined }] as const;
    }),
  );
  // A type that the module only hands on.
  const handedOn = module.staticExports
    .flatMap(({ entries }) => entries)
    .map(({ exportName, importName, moduleRequest }) => {
      const from = moduleRequest?.value ?? "";
      return [exportName.name ?? "", { from, name: importName.name ?? undefined }] as const;
    });
  const read: Module = {
    path,
    source,
    comments,
    declarations: new Map(
      statements
        .filter(({ type }) => type === "TSInterfaceDeclaration" || type === "TSTypeAliasDeclaration")
        .map((declaration) => [declaration.id.name, declaration]),
    ),
    imports: new Map([...imported, ...handedOn].filter(([, { from }]) => from.startsWith("."))),
  };
  modules.set(path, read);
  return read;
}

const literals = (type: Type | undefined): string[] =>
  (type?.types ?? (type ? [type] : [])).flatMap(({ literal }) =>
    typeof literal?.value === "string" ? [literal.value] : [],
  );

const none: Shape = { props: [], natives: [] };

const joined = (shapes: readonly Shape[]): Shape => ({
  props: shapes.flatMap(({ props }) => props),
  natives: shapes.flatMap(({ natives }) => natives),
});

type Scope = Pick<Declared, "module" | "parameters">;

/** Other defaults are sentences, for editors of code. */
const DEFAULT = /@defaultValue ("[^"]*"|[\d.]+|true|false)\s*$/;

/** What the comment of the member that begins at `start` says. */
const commentAt = ({ comments, source }: Module, start: number) =>
  comments.findLast(({ end }) => end <= start && source.slice(end, start).trim() === "")?.value ?? "";

const membersOf = (members: readonly Member[], scope: Scope): Shape => ({
  ...none,
  props: members.flatMap(({ key, optional = false, start, typeAnnotation }) => {
    const name = key.name ?? key.value;
    if (name === undefined) return [];
    const defaultValue = DEFAULT.exec(commentAt(scope.module, start))?.[1];
    return [{ name, optional, type: typeAnnotation?.typeAnnotation, defaultValue, ...scope }];
  }),
});

function shapeIn(type: Type, scope: Scope): Shape {
  if (type.types) return joined(type.types.map((part) => shapeIn(part, scope)));
  if (type.type === "TSParenthesizedType" && type.typeAnnotation) return shapeIn(type.typeAnnotation, scope);
  if (type.members) return membersOf(type.members, scope);
  const name = type.typeName?.name ?? type.expression?.name;
  const [first, second] = type.typeArguments?.params ?? [];
  if (!name) return none;
  // What it takes of its element is the browser's, and needs no words of ours.
  if (name === "Native") {
    return { props: [], natives: literals(first).map((element) => ({ element, own: literals(second) })) };
  }
  if (name === "Pick") {
    const known = first ? shapeIn(first, scope).props : [];
    const pick = (picked: string) => {
      const found = known.filter((prop) => prop.name === picked);
      return found.length > 0 ? found : [{ name: picked, optional: false, type: undefined, ...scope }];
    };
    return { ...none, props: literals(second).flatMap(pick) };
  }
  if (name === "Omit") {
    const left = literals(second);
    const { props, natives } = first ? shapeIn(first, scope) : none;
    return {
      props: props.filter((own) => !left.includes(own.name)),
      natives: natives.map(({ element, own }) => ({ element, own: [...own, ...left] })),
    };
  }
  return shapeOf(scope.module.path, name);
}

/** Where the type `name` of the module at `path` is declared, through the files that hand it on. */
export function declarationOf(
  path: string,
  name: string,
): (Scope & { declaration: Declaration }) | undefined {
  const module = moduleAt(path);
  const declaration = module.declarations.get(name);
  const source = module.imports.get(name);
  if (declaration) {
    const { params = [] } = declaration.typeParameters ?? {};
    return { declaration, module, parameters: new Map(params.map((own) => [own.name.name, own.constraint])) };
  }
  return source?.name ? declarationOf(join(dirname(path), source.from), source.name) : undefined;
}

/** All that the type `name` of the module at `path` declares: a prop as often as shapes have it. */
export function shapeOf(path: string, name: string): Shape {
  const found = declarationOf(path, name);
  if (!found) return none;
  const { declaration, ...scope } = found;
  const own = declaration.typeAnnotation
    ? shapeIn(declaration.typeAnnotation, scope)
    : membersOf(declaration.body?.body ?? [], scope);
  return joined([own, ...(declaration.extends ?? []).map((type) => shapeIn(type, scope))]);
}

/** The names of the props that the type `name` declares in the module at `path`, each once. */
export const propsOf = (path: string, name: string): string[] => [
  ...new Set(shapeOf(path, name).props.map((prop) => prop.name)),
];
