// What « Show code » gives is what a developer pastes: with its imports, without the workshop's own stand-ins and pictures.

interface Syntax {
  type: string;
  start: number;
  end: number;
}

interface Attribute extends Syntax {
  name: { name: string };
  value: { value?: unknown; expression?: Syntax } | null;
}

interface Opening extends Syntax {
  name: Syntax & { name?: string; property?: { name: string } };
  attributes: Attribute[];
}

interface Element extends Syntax {
  openingElement: Opening;
  closingElement: Opening | null;
}

type Edit = readonly [from: number, to: number, text: string];

/** Which names each package exports. */
export type Packages = Readonly<Record<string, ReadonlySet<string>>>;

/** From this length on, a picture in an address is a drawing of the stories and no sample. */
const DRAWN = 40;
const SAMPLE = '"/images/exemple.avif"';

const isSyntax = (value: unknown): value is Syntax =>
  typeof value === "object" && value !== null && typeof (value as Syntax).type === "string";

const within = (syntax: Syntax): Syntax[] => {
  const below = Object.values(syntax).flat().filter(isSyntax);
  return [syntax, ...below.flatMap(within)];
};

const isStandIn = ({ name, value }: Attribute) =>
  /^on[A-Z]/.test(name.name) &&
  ["ArrowFunctionExpression", "FunctionExpression"].includes(value?.expression?.type ?? "");

/** What React writes for itself in a list of children. */
const isOwnKey = ({ name, value }: Attribute) =>
  name.name === "key" && typeof value?.value === "string" && value.value.startsWith(".");

const isIdle = (attribute: Attribute) => isStandIn(attribute) || isOwnKey(attribute);

const isDrawing = (syntax: Syntax): boolean => {
  const { value } = syntax as { value?: unknown };
  return (
    syntax.type === "Literal" &&
    typeof value === "string" &&
    value.startsWith("data:") &&
    value.length > DRAWN
  );
};

const isFragment = ({ name }: Opening) =>
  name.type === "JSXMemberExpression" && name.property?.name === "Fragment";

/** Where the space before `at` begins. */
const beforeSpace = (code: string, at: number) => code.slice(0, at).trimEnd().length;

function editsOf(code: string, all: readonly Syntax[]): Edit[] {
  const openings = all.filter(({ type }) => type === "JSXOpeningElement") as Opening[];
  const removed = openings
    .flatMap(({ attributes }) => attributes)
    .filter(isIdle)
    .map(({ start, end }): Edit => [beforeSpace(code, start), end, ""]);
  const names = all
    .filter((syntax): syntax is Element => syntax.type === "JSXElement")
    .filter(({ openingElement }) => isFragment(openingElement))
    .flatMap(({ openingElement, closingElement }) => {
      const short = openingElement.attributes.every(isIdle) ? "" : "Fragment";
      return [openingElement.name, ...(closingElement ? [closingElement.name] : [])].map(
        ({ start, end }): Edit => [start, end, short],
      );
    });
  const drawings = all.filter(isDrawing).map(({ start, end }): Edit => [start, end, SAMPLE]);
  // What stands in what is removed goes with it.
  return [...removed, ...names, ...drawings]
    .filter(([from, to], at, edits) =>
      edits.every(([start, end], other) => other === at || start > from || end < to),
    )
    .toSorted(([a], [b]) => b - a);
}

const applied = (code: string, edits: readonly Edit[]) =>
  edits.reduce((text, [from, to, instead]) => text.slice(0, from) + instead + text.slice(to), code);

function importsOf(all: readonly Syntax[], packages: Packages): string {
  const openings = all.filter(({ type }) => type === "JSXOpeningElement") as Opening[];
  const tags = new Set(openings.map(({ name }) => name.name ?? ""));
  const needsFragment = openings.some((opening) => isFragment(opening) && !opening.attributes.every(isIdle));
  return Object.entries(packages)
    .map(([source, names]) => [source, [...tags].filter((tag) => names.has(tag)).toSorted()] as const)
    .concat(needsFragment ? [["react", ["Fragment"]]] : [])
    .flatMap(([source, names]) =>
      names.length > 0 ? [`import { ${names.join(", ")} } from "${source}";\n`] : [],
    )
    .join("");
}

/** The code of a story, ready to be pasted. What is no element (the object of a story) is read, not pasted. */
export async function copyable(code: string, packages: Packages): Promise<string> {
  // Asked for by the pages that show code, and by them alone.
  const { parsers } = await import("prettier/plugins/acorn");
  let program: Syntax;
  try {
    program = parsers.acorn.parse(code, {} as never) as Syntax;
  } catch {
    return code;
  }
  const [first] = (program as Syntax & { body: (Syntax & { expression?: Syntax })[] }).body;
  if (!first?.expression?.type.startsWith("JSX")) return code;
  const all = within(program);
  const imports = importsOf(all, packages);
  const clean = applied(code, editsOf(code, all));
  return imports ? `${imports}\n${clean}` : clean;
}
