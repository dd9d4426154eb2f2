// What « Show code » gives is what a developer pastes: with its import, without the workshop's own mocks and pictures.
import * as drawings from "../../packages/illustrations/src/index.ts";
import * as kit from "../../packages/ui/src/index.ts";

const sources = { "@sillages/ui": kit, "@sillages/illustrations": drawings };

// A build shortens the names of functions, and the code of a story is written from them.
for (const exports of Object.values(sources)) {
  for (const [name, value] of Object.entries(exports)) {
    if (typeof value === "function" && /^[A-Z]/.test(name)) Object.assign(value, { displayName: name });
  }
}

const mock = /\s+on[A-Z]\w*=\{(?:function[^{}]*\{[^{}]*\}|\([^{}]*\) =>\s*\{[^{}]*\})\}/g;
const drawn = /"data:[^"]{40,}"|'data:(?:[^'\\]|\\.){40,}'/g;

/** What React writes for itself in a list of children. */
const keys = / key="\.[^"]*"/g;

const importOf = ([source, exports]: [string, object], tags: ReadonlySet<string>) => {
  const names = [...tags].filter((tag) => tag in exports).toSorted();
  return names.length > 0 ? `import { ${names.join(", ")} } from "${source}";\n` : "";
};

/** The code of a story, ready to be pasted. */
export function copyable(code: string): string {
  const clean = code
    .replace(mock, "")
    .replace(drawn, '"/images/exemple.avif"')
    .replace(keys, "")
    .replaceAll("React.Fragment>", ">");
  // The object of a story is read, not pasted.
  if (!/^\s*</.test(clean)) return clean;
  const tags = new Set(Array.from(clean.matchAll(/<([A-Z]\w*)/g), ([, tag = ""]) => tag));
  const imports = Object.entries(sources)
    .map((source) => importOf(source, tags))
    .join("");
  return imports ? `${imports}\n${clean}` : clean;
}
