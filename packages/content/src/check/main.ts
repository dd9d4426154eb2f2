// The content check, for people and for the build: `npm run check -w packages/content`.
import { forLaunch } from "../launch/content.ts";
import { refusedAtLaunch } from "../launch/missingBeforeLaunch.ts";
import { contentFindings, leavesOf } from "./check.ts";
import { subjectsOf } from "./content.ts";
import type { Finding } from "./finding.ts";
import { report } from "./report.ts";
import { readContent } from "./site.ts";
import { spellingFindings } from "./spelling.ts";

const content = await readContent();
const findings: Finding[] = [
  ...contentFindings(content),
  ...refusedAtLaunch({ content: forLaunch(content), now: new Date(), env: process.env }),
];
if (!process.argv.includes("--no-spelling")) {
  findings.push(...(await spellingFindings(leavesOf(subjectsOf(content.modules, content.collections)))));
}

const entries = content.collections.reduce((sum, collection) => sum + collection.entries.length, 0);
console.log(report(findings, entries, content.collections.length));
if (findings.length > 0) process.exit(1);
