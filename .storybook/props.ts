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

interface Type extends Syntax {
  types?: Type[];
  members?: Member[];
  typeName?: Named;
  expression?: Named;
  typeArguments?: { params: Type[] } | null;
  literal?: { value: unknown };
}

interface Member extends Syntax {
  key: { name?: string; value?: string };
}

interface Declaration extends Syntax {
  id: Named;
  body?: { body: Member[] };
  extends?: Type[];
  typeAnnotation?: Type;
}

interface Module {
  path: string;
  declarations: ReadonlyMap<string, Declaration>;
  /** The file that each name comes from. */
  imports: ReadonlyMap<string, string>;
}

const modules = new Map<string, Module>();

function moduleAt(path: string): Module {
  const known = modules.get(path);
  if (known) return known;
  const { module, program } = parseSync(path, readFileSync(path, "utf8"));
  const body = program.body as unknown as (Syntax & { declaration?: Declaration })[];
  const statements = body.map((statement) => statement.declaration ?? (statement as unknown as Declaration));
  const imported = module.staticImports.flatMap(({ entries, moduleRequest }) =>
    entries.map(({ localName }) => [localName.value, moduleRequest.value] as const),
  );
  // A type that the module only hands on.
  const handedOn = module.staticExports
    .flatMap(({ entries }) => entries)
    .map(({ exportName, moduleRequest }) => [exportName.name ?? "", moduleRequest?.value ?? ""] as const);
  const read: Module = {
    path,
    declarations: new Map(
      statements
        .filter(({ type }) => type === "TSInterfaceDeclaration" || type === "TSTypeAliasDeclaration")
        .map((declaration) => [declaration.id.name, declaration]),
    ),
    imports: new Map([...imported, ...handedOn].filter(([, from]) => from.startsWith("."))),
  };
  modules.set(path, read);
  return read;
}

const namesOf = (members: readonly Member[]): string[] =>
  members.flatMap(({ key }) => key.name ?? key.value ?? []);

const literals = (type: Type | undefined): string[] =>
  (type?.types ?? (type ? [type] : [])).flatMap(({ literal }) =>
    typeof literal?.value === "string" ? [literal.value] : [],
  );

function namesIn(type: Type, from: Module): string[] {
  if (type.types) return type.types.flatMap((part) => namesIn(part, from));
  if (type.members) return namesOf(type.members);
  const name = type.typeName?.name ?? type.expression?.name;
  const [first, second] = type.typeArguments?.params ?? [];
  // What it takes of its element is the browser's, and needs no words of ours.
  if (!name || name === "Native") return [];
  if (name === "Pick") return literals(second);
  if (name === "Omit") {
    const left = new Set(literals(second));
    return first ? namesIn(first, from).filter((own) => !left.has(own)) : [];
  }
  return propsOf(from.path, name);
}

/** The names of the props that the type `name` declares in the module at `path`, each once. */
export function propsOf(path: string, name: string): string[] {
  const module = moduleAt(path);
  const declaration = module.declarations.get(name);
  const source = module.imports.get(name);
  if (!declaration) return source ? propsOf(join(dirname(path), source), name) : [];
  const own = declaration.typeAnnotation
    ? namesIn(declaration.typeAnnotation, module)
    : namesOf(declaration.body?.body ?? []);
  const inherited = (declaration.extends ?? []).flatMap((type) => namesIn(type, module));
  return [...new Set([...own, ...inherited])];
}
