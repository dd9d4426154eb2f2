// Tries each recipe as a stranger would: the packages packed, installed in a folder of their own, type-checked, built, opened in
// a browser. `npm run recipes` tries all of them, `npm run recipes -- vite next` those two.
import { chromium, expect } from "@playwright/test";
import { launchOptions } from "../../../scripts/chromium.mjs";
import { type Recipe, recipes } from "./try/recipes.ts";
import { npm, served } from "./try/run.ts";
import { visit } from "./try/visit.ts";
import { openWorkshop, pack, remove, setUp, type Tarballs } from "./try/workshop.ts";

// What npm says of the machine's own settings, or of what others publish, is none of the kit's doing.
const ownOfNpm = /npm (warn|notice) (Unknown|deprecated|allow-scripts)|npm notice/;

function refuseWarnings(step: string, said: string) {
  const warnings = said
    .split("\n")
    .filter((line) => /\b(warn(ing)?|error)\b/i.test(line) && !ownOfNpm.test(line));
  expect(warnings, `${step} warns:\n${said}`).toEqual([]);
}

async function attempt(recipe: Recipe, workshop: string, tarballs: Tarballs) {
  const { name, demo, serves, rendered, also = async () => {}, prints } = recipe;
  const { app, said } = await setUp(workshop, name, demo, tarballs);
  refuseWarnings("npm install", said);
  await npm(app, "run", "typecheck");
  if (prints) {
    const printed = await npm(app, "run", prints.script);
    refuseWarnings(prints.script, printed);
    for (const words of prints.words) expect(printed).toContain(words);
  }
  if (serves) {
    refuseWarnings("The build", await npm(app, "run", "build"));
    const browser = await chromium.launch(await launchOptions());
    const heard = await served(app, serves, async (address) => {
      const page = await (await fetch(address)).text();
      if (rendered) expect(page).toContain("Deux bateaux repartent au printemps.");
      await visit(browser, address, also);
    }).finally(() => browser.close());
    refuseWarnings("The server", heard);
  }
  remove(app);
}

const asked = process.argv.slice(2);
const unknown = asked.filter((each) => !recipes.some(({ name }) => name === each));
if (unknown.length > 0) throw new Error(`No such recipe: ${unknown.join(", ")}.`);
const tried = recipes.filter(({ name }) => asked.length === 0 || asked.includes(name));

const workshop = openWorkshop();
const tarballs = await pack(workshop);
let failed = 0;
for (const recipe of tried) {
  const began = Date.now();
  try {
    await attempt(recipe, workshop, tarballs);
    console.log(`✓ ${recipe.name} (${Math.round((Date.now() - began) / 1000)} s)`);
  } catch (error) {
    failed += 1;
    console.error(`✗ ${recipe.name}, left in ${workshop}\n${(error as Error).message}`);
  }
}
if (failed === 0) remove(workshop);
console.log(`${tried.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
