// The content check, for people and for the build: `npm run check -w packages/content`.
import { generate } from "../data/generate.ts";
import { dictionaryFindings, mendDictionary } from "./dictionary.ts";
import { report } from "./report.ts";

const isMending = process.argv.includes("--fix");
const before = await generate();
if (isMending) {
  const { mendData } = await import("../data/mend.ts");
  const mended = mendData();
  if (mendDictionary()) mended.push("dictionary.txt");
  for (const file of mended) console.log(`packages/content/${file} : corrigé.`);
}
const blocking = isMending ? await generate() : before;
if (blocking.length > 0) {
  console.log(report(blocking));
  process.exit(1);
}

// Only now: what follows reads the modules that were just made.
const { leavesOf } = await import("./check.ts");
const { readWeights, subjectsOf } = await import("./content.ts");
const { everyFinding } = await import("./everything.ts");
const { placed } = await import("./placed.ts");
const { readContent } = await import("./site.ts");
const { spellingFindings } = await import("./spelling.ts");
const { readData } = await import("../data/read.ts");
const { dataCollections } = await import("../data/registry.ts");

const content = await readContent();
const data = readData(dataCollections);
const findings = everyFinding(
  { content, data, weights: readWeights() },
  { env: process.env, now: new Date() },
);
findings.push(...dictionaryFindings());
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
