// Every story of the kit, in the built Storybook, before auditors that nobody here wrote; axe looks at them in `npm run test:stories`.
// Stories of sections and pages are left to the pages themselves.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, chromium, type Page } from "@playwright/test";
import { launchOptions } from "../../../scripts/chromium.mjs";
import { type FalseAlarm, falseAlarms } from "./falseAlarms.ts";
import { refused, unraised } from "./refused.ts";
import type { Finding } from "./report.ts";
import { storyAlarms } from "./storyAlarms.ts";

const folder = fileURLToPath(new URL("../../../storybook-static", import.meta.url));
/** Answered from the folder: nothing listens there. */
const origin = "http://localhost";
const alarms = [...storyAlarms, ...falseAlarms];

/** How many stories are looked at at once. */
const WINDOWS = 2;

interface Preview {
  channel: { emit: (event: string, choice: object) => void };
  currentRender?: { id?: string; phase?: string };
}

function storyIds(): string[] {
  const { entries } = JSON.parse(readFileSync(join(folder, "index.json"), "utf8")) as {
    entries: Record<string, { id: string; importPath: string; type: string }>;
  };
  return Object.values(entries)
    .filter(({ importPath, type }) => type === "story" && importPath.startsWith("./packages/"))
    .map(({ id }) => id);
}

/** Shows a story as Storybook's own sidebar does: its window stays, and with it the code of the kit. */
const show = (page: Page, storyId: string) =>
  page.evaluate((id) => {
    const { channel } = Reflect.get(window, "__STORYBOOK_PREVIEW__") as Preview;
    channel.emit("setCurrentStory", { storyId: id, viewMode: "story" });
  }, storyId);

/** How the story that is asked for ended: Storybook shows an error in the place of one that failed. */
async function endOf(page: Page, id: string): Promise<string> {
  const end = await page.waitForFunction((asked) => {
    const preview = Reflect.get(window, "__STORYBOOK_PREVIEW__") as Preview | undefined;
    const { id: shown, phase = "" } = preview?.currentRender ?? {};
    return shown === asked && /^(?:finished|errored|aborted)$/.test(phase) && phase;
  }, id);
  return String(await end.jsonValue());
}

async function look(page: Page, id: string, raised: Set<FalseAlarm>): Promise<Finding[]> {
  try {
    if (page.url().startsWith(origin)) await show(page, id);
    else await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story`);
    const end = await endOf(page, id);
    if (end !== "finished") return [{ where: id, problem: `the story ${end}` }];
    return await refused(page, id, alarms, raised);
  } catch (error) {
    return [{ where: id, problem: `it could not be looked at: ${String(error).split("\n")[0]}` }];
  }
}

/** A window that takes from `ids` what nobody has looked at. */
async function lookThrough(browser: Browser, ids: string[], raised: Set<FalseAlarm>): Promise<Finding[]> {
  const context = await browser.newContext({
    locale: "fr-FR",
    viewport: { width: 1280, height: 900 },
    reducedMotion: "reduce",
  });
  await context.route(`${origin}/**`, (route) => {
    const path = join(folder, decodeURIComponent(new URL(route.request().url()).pathname));
    // Some stories show what happens when a picture is not there.
    return route.fulfill(existsSync(path) ? { path } : { status: 404 });
  });
  const page = await context.newPage();
  const findings: Finding[] = [];
  for (let id = ids.shift(); id; id = ids.shift()) findings.push(...(await look(page, id, raised)));
  await context.close();
  return findings;
}

/** What the auditors refuse of a story, but for what they ask of whole pages. */
export async function auditStories(): Promise<Finding[] | string> {
  if (!existsSync(join(folder, "index.json"))) return "`npm run storybook:build` comes first";
  const browser = await chromium.launch(await launchOptions());
  const ids = storyIds();
  const count = ids.length;
  const raised = new Set<FalseAlarm>();
  const findings = await Promise.all(
    Array.from({ length: WINDOWS }, () => lookThrough(browser, ids, raised)),
  );
  await browser.close();
  console.log(`  ${count} stories.`);
  return [...findings.flat(), ...unraised("audit/storyAlarms.ts", storyAlarms, raised)];
}
