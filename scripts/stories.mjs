// Every component that the kit exports has stories: what is not shown is not reviewed.
import { globSync, readFileSync } from "node:fs";

const index = readFileSync("packages/ui/src/index.ts", "utf8");
const exported = [...index.matchAll(/from "\.\/components\/([^/]+)\//g)].map(([, name]) => name);
const told = new Set(
  globSync("packages/ui/src/components/*/*.stories.tsx").map((path) => path.split(/[\\/]/).at(-2)),
);
const missing = [...new Set(exported)].filter((name) => !told.has(name));

if (missing.length > 0) {
  const paths = missing.map((name) => `  packages/ui/src/components/${name}/${name}.stories.tsx`);
  console.error(`These components are exported without stories. Write:\n${paths.join("\n")}`);
  process.exit(1);
}
console.log(`${new Set(exported).size} components, all with stories.`);
