// Runs dependency-cruiser on every module, and refuses a run that saw fewer of them than there are: a parser that reads
// nothing finds no fault either.
import { globSync } from "node:fs";
import { cruise } from "dependency-cruiser";
import rules from "../.dependency-cruiser.mjs";

/** As dependency-cruiser names them, on Windows too. */
const withSlashes = (path) => path.replaceAll("\\", "/");

// Every folder of an app but what is made or published as it is: one that is added is read too.
const roots = globSync("{packages/*/src,apps/*/!(dist|dist-config|node_modules|public|*.*)}").map(
  withSlashes,
);
const modules = roots
  .flatMap((root) => globSync(`${root}/**/*.{ts,tsx}`))
  .map(withSlashes)
  .filter((path) => !path.endsWith(".d.ts"));

const { output } = await cruise(roots, {
  ...rules.options,
  ruleSet: { forbidden: rules.forbidden },
  validate: true,
});
const cruised = new Set(output.modules.map(({ source }) => source));
const unseen = modules.filter((path) => !cruised.has(path));

for (const { rule, from, to } of output.summary.violations) {
  const { comment } = rules.forbidden.find(({ name }) => name === rule.name) ?? {};
  console.error(`${from} → ${to}\n  ${rule.name}: ${comment}`);
}
if (unseen.length > 0) console.error(`${unseen.length} modules were not cruised, ${unseen[0]} first.`);
if (unseen.length > 0 || output.summary.error > 0) process.exit(1);
console.log(`${cruised.size} modules, every law holds.`);
