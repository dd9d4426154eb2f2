import type { Plugin } from "vite";

/** A component, a context or a hook: the first is drawn, the others fail by themselves where a still page uses them. */
const drawn = /^(?:[A-Z]\w*[a-z]\w*|[A-Z]|use[A-Z]\w*)$/;

const exported = /^export (?:const|let|var|class|(?:async )?function\*?) (\w+)/gm;

/**
 * Fails where a still page imports a module that says "use client" and exports more than components: of a constant or a function,
 * it would read a reference, and write its text on the page or compare with it, without a word.
 */
export function livingExports(): Plugin {
  return {
    name: "sillages:living-exports",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "rsc",
    transform(code, id) {
      if (!/^"use client";/.test(code) || id.includes("/node_modules/")) return;
      const others = Array.from(code.matchAll(exported), ([, name = ""]) => name).filter(
        (name) => !drawn.test(name),
      );
      if (others.length > 0)
        this.error(
          `A still page imports this module, which says "use client" and exports ${others.join(", ")}: of it, a still page draws the components and reads nothing else. Move the rest to a module of its own (CONTRIBUTING.md, A page).`,
        );
    },
  };
}
