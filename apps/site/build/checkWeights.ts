// Every page of the build against its budget of bytes, requests and elements.
import { overruns } from "./budgets.ts";
import { bytesIn } from "./compressed.ts";
import { dist, readPages } from "./dist.ts";
import { figuresOf, figureText, judge } from "./judge.ts";
import { weighPage } from "./weights.ts";

const bytesOf = bytesIn(dist);
// Printed documents have neither script nor header: they are read when they are asked for.
const pages = readPages().filter(({ file }) => !file.startsWith("/documents/"));
const verdicts = pages.flatMap(({ file, html }) =>
  judge(file, figuresOf(file, weighPage(html, file, bytesOf)), overruns).map((verdict) => ({
    file,
    ...verdict,
  })),
);

const refused = verdicts.filter((verdict) => verdict.refused);
for (const { file, part, figure, budget, overrun } of refused) {
  const borne = overrun ? `, of which ${figureText(part, overrun.limit)} is explained` : "";
  console.error(`${file}: ${part} ${figureText(part, figure)}, budget ${figureText(part, budget)}${borne}.`);
}
const idle = overruns.filter((overrun) => !verdicts.some((verdict) => verdict.overrun === overrun));
for (const { file, part } of idle) {
  console.error(`${file}: ${part} meets its budget: remove the overrun from build/budgets.ts.`);
}
if (refused.length > 0 || idle.length > 0) process.exit(1);
console.log(`${pages.length} pages, none over what it may weigh.`);
