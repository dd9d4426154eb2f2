// Every page of the build against its budget of bytes, requests and elements, and whether it sleeps as it should.
import { globSync, readFileSync } from "node:fs";
import { dist, readPages } from "../built/dist.ts";
import { budgetOf, kindOf } from "./budgets.ts";
import { checkBudget, figuresOf, figureText } from "./checkBudget.ts";
import { overruns, overrunsOf } from "./overruns.ts";
import { faultsOfSleep, isDevelopmentPayload } from "./sleep.ts";
import { weighPages } from "./weighPages.ts";

const pages = weighPages();
const verdicts = pages.flatMap(({ file, weight }) =>
  checkBudget(figuresOf(file, weight), budgetOf(file), overrunsOf(file)).map((verdict) => ({
    file,
    ...verdict,
  })),
);

const refused = verdicts.filter((verdict) => verdict.refused);
for (const { file, part, figure, budget, overrun } of refused) {
  const allowed = overrun ? `, of which ${figureText(part, overrun.limit)} is explained` : "";
  console.error(
    `${file}: ${part} ${figureText(part, figure)}, budget ${figureText(part, budget)}${allowed}.`,
  );
}
if (refused.length > 0)
  console.error(
    "Make it lighter; if it must weigh that, write its new limit and why in weights/overruns.ts (CONTRIBUTING.md, A budget).",
  );
const idle = Object.entries(overruns).flatMap(([file, parts]) => {
  const carried = verdicts.filter((verdict) => verdict.overrun && (file === "*" || verdict.file === file));
  return Object.keys(parts)
    .filter((part) => !carried.some((verdict) => verdict.part === part))
    .map((part) => `${file}: ${part} meets its budget: remove the overrun from weights/overruns.ts.`);
});
for (const line of idle) console.error(line);
const faults = [
  ...readPages()
    .filter(({ file }) => !file.startsWith("/documents/"))
    .flatMap(({ file, html }) => faultsOfSleep(html, kindOf(file)).map((fault) => `${file} ${fault}`)),
  ...globSync("pages/**/*.rsc", { cwd: dist })
    .filter((file) => isDevelopmentPayload(readFileSync(dist + file, "utf8")))
    .map((file) => `${file} comes from React's development.`),
];
for (const fault of faults) console.error(fault);

if (refused.length + idle.length + faults.length > 0) process.exit(1);
console.log(`${pages.length} pages: none over what it may weigh, none kept from its sleep.`);
