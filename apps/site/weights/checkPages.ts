// Every page of the build against its budget of bytes, requests and elements, and whether it sleeps as it should.
import { globSync, readFileSync } from "node:fs";
import { dist, readPages } from "../built/dist.ts";
import { isTextPage, overruns } from "./budgets.ts";
import { checkBudget, figuresOf, figureText } from "./checkBudget.ts";
import { faultsOfSleep, isDevelopmentPayload } from "./sleep.ts";
import { weighPages } from "./weighPages.ts";

const pages = weighPages();
const verdicts = pages.flatMap(({ file, weight }) =>
  checkBudget(file, figuresOf(file, weight), overruns).map((verdict) => ({ file, ...verdict })),
);

const refused = verdicts.filter((verdict) => verdict.refused);
for (const { file, part, figure, budget, overrun } of refused) {
  const borne = overrun ? `, of which ${figureText(part, overrun.limit)} is explained` : "";
  console.error(`${file}: ${part} ${figureText(part, figure)}, budget ${figureText(part, budget)}${borne}.`);
}
const idle = overruns.filter((overrun) => !verdicts.some((verdict) => verdict.overrun === overrun));
for (const { file, part } of idle) {
  console.error(`${file}: ${part} meets its budget: remove the overrun from weights/budgets.ts.`);
}
const faults = [
  ...readPages()
    .filter(({ file }) => !file.startsWith("/documents/"))
    .flatMap(({ file, html }) =>
      faultsOfSleep(html, { isText: isTextPage(file) }).map((fault) => `${file} ${fault}`),
    ),
  ...globSync("pages/**/*.rsc", { cwd: dist })
    .filter((file) => isDevelopmentPayload(readFileSync(dist + file, "utf8")))
    .map((file) => `${file} comes from React's development.`),
];
for (const fault of faults) console.error(fault);

if (refused.length + idle.length + faults.length > 0) process.exit(1);
console.log(`${pages.length} pages: none over what it may weigh, none kept from its sleep.`);
