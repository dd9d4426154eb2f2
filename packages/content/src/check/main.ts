// The content check, for people and for the build: `npm run check -w packages/content`.
import { generate } from "../data/generate.ts";
import type { Finding } from "./finding.ts";
import { report } from "./report.ts";

const isMending = process.argv.includes("--fix");
const before = await generate();
if (isMending) {
  const { mendData } = await import("../data/mend.ts");
  const mended = mendData();
  for (const file of mended) console.log(`packages/content/${file} : corrigé.`);
}
const blocking = isMending ? await generate() : before;
if (blocking.length > 0) {
  console.log(report(blocking));
  process.exit(1);
}

// Only now: what follows reads the modules that were just made.
const { forLaunch } = await import("../launch/content.ts");
const { refusedAtLaunch } = await import("../launch/missingBeforeLaunch.ts");
const { contentFindings, leavesOf } = await import("./check.ts");
const { readWeights, subjectsOf } = await import("./content.ts");
const { readContent } = await import("./site.ts");
const { heavyPictureFindings } = await import("../editing/heavyPictures.ts");
const { journalFindings, positionsOf } = await import("./journal.ts");
const { around } = await import("./around.ts");
const { portFindings } = await import("./ports.ts");
const { subjectOf } = await import("../data/validate.ts");
const { legs } = await import("../legs/legs.ts");
const { placed } = await import("./placed.ts");
const { readData } = await import("../data/read.ts");
const { dataCollections } = await import("../data/registry.ts");
const { spellingFindings } = await import("./spelling.ts");

const content = await readContent();
const data = readData(dataCollections);
const subjects = (folder: string) => (data.entries.get(folder) ?? []).map(subjectOf);
const findings: Finding[] = [
  ...portFindings(subjects("ports"), subjects("stages"), legs),
  ...journalFindings(
    [...subjects("journal"), ...subjects("tracks").flatMap(positionsOf)],
    around(new Date()),
  ),
  ...heavyPictureFindings(readWeights()),
  ...contentFindings(content),
  ...refusedAtLaunch({ content: forLaunch(content), now: new Date(), env: process.env }),
];
if (!process.argv.includes("--no-spelling")) {
  findings.push(...(await spellingFindings(leavesOf(subjectsOf(content.modules, content.collections)))));
}

const entries = content.collections.reduce((sum, collection) => sum + collection.entries.length, 0);
console.log(
  report(
    findings.map((finding) => placed(finding, data)),
    { entries, collections: content.collections.length },
  ),
);
if (findings.length > 0) process.exit(1);
