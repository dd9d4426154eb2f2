// Every page as it arrives and as it lives, and the states that it can take, before auditors that nobody here wrote.
import { type Browser, chromium, type Page } from "@playwright/test";
import { launchOptions } from "../../../scripts/chromium.mjs";
import { readPages } from "../built/dist.ts";
import { wake } from "../awake.ts";
import { auditors } from "./auditors.ts";
import { type FalseAlarm, falseAlarms } from "./falseAlarms.ts";
import { refused, unraised } from "./refused.ts";
import type { Finding } from "./report.ts";
import { type State, states } from "./states.ts";

/** Every page at two widths: asleep on a phone, alive on a wide screen; then its states. */
function views(): readonly State[] {
  const paths = readPages().map(({ file }) => file);
  return [
    ...paths.map((path) => ({ name: "asleep, 390 wide", path, width: 390, reach: async () => {} })),
    ...paths
      .filter((path) => !path.startsWith("/documents/"))
      .map((path) => ({ name: "alive", path, reach: wake })),
    ...states.map((state) => ({
      ...state,
      reach: async (page: Page) => {
        await wake(page);
        await state.reach(page);
      },
    })),
  ];
}

async function look(browser: Browser, origin: string, view: State, raised: Set<FalseAlarm>) {
  const { name, path, reach, scheme = "light", width = 1280 } = view;
  const context = await browser.newContext({
    locale: "fr-FR",
    serviceWorkers: "block",
    // The engine of an auditor is a script that no page allows.
    bypassCSP: true,
    viewport: { width, height: 900 },
    // What fades in is looked at once it is there.
    reducedMotion: "reduce",
    colorScheme: scheme,
  });
  const page = await context.newPage();
  const where = `${path}, ${name}`;
  try {
    await page.goto(origin + path);
    await reach(page);
    // Read from its top: what the header covers once one has scrolled is not beside it.
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    return await refused(page, where, falseAlarms, raised);
  } catch (error) {
    return [{ where, problem: `it could not be looked at: ${String(error).split("\n")[0]}` }];
  } finally {
    await context.close();
  }
}

/** What the auditors refuse, and the false alarms that they raise no more. */
export async function auditAccessibility(origin: string): Promise<Finding[]> {
  const browser = await chromium.launch(await launchOptions());
  const raised = new Set<FalseAlarm>();
  const findings: Finding[] = [];
  const seen = views();
  for (const view of seen) findings.push(...(await look(browser, origin, view, raised)));
  await browser.close();
  console.log(`  ${seen.length} views, each before ${Object.keys(auditors).join(" and ")}.`);
  return [...findings, ...unraised("audit/falseAlarms.ts", falseAlarms, raised)];
}
