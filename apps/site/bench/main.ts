// Measures the built site, route by route, against its budgets: `npm run bench`.
//   --route=/presse    one route (`quiz`: the quiz being played)
//   --all              every page, those of the log too
//   --no-lighthouse    without Lighthouse's notes: a quarter of the time
import { parseArgs } from "node:util";
import { freePort } from "../audit/process.ts";
import { readPages } from "../built/dist.ts";
import { canonicalAddress } from "../hosting/addresses.ts";
import { fontsAreKept } from "../weights/budgets.ts";
import { startBrowser } from "./browser.ts";
import { startCdn } from "./cdn.ts";
import { writeChapter } from "./chapter.ts";
import { measureFirstPress, measureGestures } from "./gestures.ts";
import { measureNotes } from "./lighthouse.ts";
import { measureLoad } from "./load.ts";
import { measurePaint } from "./paint.ts";
import { challengePath, quizPath, takeUp } from "./quiz.ts";
import { type Measure, report } from "./report.ts";
import { visitCost } from "./visitCost.ts";

const { values } = parseArgs({
  options: {
    all: { type: "boolean" },
    route: { type: "string" },
    lighthouse: { type: "boolean", default: true },
  },
  allowNegative: true,
});

/** Those of the specification, and one of each other kind. */
const usual = new Set([
  "/",
  "/presentation",
  "/equipe",
  "/presse",
  "/jeux-concours",
  "/devenir-partenaire",
  "/videos",
  "/escales",
  "/journal",
  "/enseignants",
  "/mentions-legales",
  "/404",
]);

const files = readPages()
  .map(({ file }) => file)
  .filter((file) => !file.startsWith("/documents/"));
const isWanted = (path: string) =>
  values.route === undefined ? values.all || usual.has(path) : path === values.route;
const wanted = files.filter((file) => isWanted(canonicalAddress(file)));
const wantsQuiz = values.route === undefined || values.route === "quiz";
if (wanted.length === 0 && !wantsQuiz) {
  console.error(`No such route: ${values.route}. They begin with a slash, as /presse does.`);
  process.exit(1);
}

const cdn = await startCdn();
const port = await freePort();
const browser = await startBrowser(port);
const measures: Measure[] = [];
try {
  for (const file of wanted) {
    const path = canonicalAddress(file);
    console.log(path);
    measures.push({
      path,
      load: await measureLoad(browser, cdn.origin + path, fontsAreKept(file)),
      paint: await measurePaint(browser, cdn, path),
      firstPress: await measureFirstPress(browser, cdn.origin + path),
      gestures: await measureGestures(browser, cdn.origin + path, false),
      notes: values.lighthouse ? await measureNotes(cdn.origin + path, port) : undefined,
    });
  }
  if (wantsQuiz) {
    console.log(quizPath);
    measures.push({
      path: quizPath,
      load: await measureLoad(browser, cdn.origin + challengePath, true, takeUp),
      gestures: await measureGestures(browser, `${cdn.origin}/jeux-concours`, true),
    });
  }
} finally {
  await browser.close();
  cdn.close();
}

const date = new Date().toISOString().slice(0, 10);
const markdown = report(measures, date);
console.log(`\n${markdown}`);
if (values.route === undefined) {
  await writeChapter(markdown);
  await writeChapter(visitCost(measures, date), "README.md");
}
