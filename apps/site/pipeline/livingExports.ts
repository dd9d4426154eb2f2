import { parseAst, type Plugin } from "vite";

/** A component, a context or a hook: the first is drawn, the others fail by themselves where a still page uses them. */
const drawn = /^(?:[A-Z]\w*[a-z]\w*|[A-Z]|use[A-Z]\w*)$/;

type Statement = ReturnType<typeof parseAst>["body"][number];

/** The names of the values that `statement` exports. */
function valuesOf(statement: Statement): string[] {
  if (statement.type !== "ExportNamedDeclaration" || statement.exportKind === "type") return [];
  const { declaration, specifiers } = statement;
  const named = specifiers.flatMap(({ exported }) => (exported.type === "Identifier" ? exported.name : []));
  if (declaration?.type === "VariableDeclaration")
    return declaration.declarations.flatMap(({ id }) => (id.type === "Identifier" ? id.name : []));
  if (declaration?.type === "FunctionDeclaration" || declaration?.type === "ClassDeclaration")
    return declaration.id ? [declaration.id.name] : [];
  return named;
}

const isLiving = ([first]: readonly Statement[]) =>
  first?.type === "ExpressionStatement" && first.directive === "use client";

/**
 * Fails where a still page imports a module that says "use client" and exports more than components: the server has only a reference
 * to a constant or a function, and would silently print it or compare with it.
 */
export function livingExports(): Plugin {
  return {
    name: "sillages:living-exports",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "rsc",
    transform(code, id) {
      if (!code.includes('"use client"') || id.includes("/node_modules/")) return;
      // A generic arrow of a `.ts` would be read as an element.
      const { body } = parseAst(code, { lang: id.includes(".tsx") ? "tsx" : "ts" });
      const others = isLiving(body) ? body.flatMap(valuesOf).filter((name) => !drawn.test(name)) : [];
      if (others.length > 0)
        this.error(
          `A still page imports this module, which says "use client" and exports ${others.join(", ")}: of it, a still page draws the components and reads nothing else. Move the rest to a module of its own (CONTRIBUTING.md, A page).`,
        );
    },
  };
}
