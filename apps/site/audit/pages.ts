// Every page as those see it who zoom in, force their colours, refuse movement or have no mouse.
import { AxeBuilder } from "@axe-core/playwright";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import { launchOptions } from "../../../scripts/chromium.mjs";
import { readPages } from "../built/dist.ts";
import { focusFaults } from "./focus.ts";
import { cutTexts, smallTargets } from "./measures.ts";
import type { Finding } from "./report.ts";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** A way to see a page, and what must hold then. Each check gives its faults in words. */
interface View {
  name: string;
  options: BrowserContextOptions;
  checks: readonly ((page: Page) => Promise<string[]>)[];
}

async function violations(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).withTags(rules);
  // Forced colours are the reader's own, and not those that styles name.
  const isForced = await page.evaluate(() => matchMedia("(forced-colors: active)").matches);
  if (isForced) axe.disableRules("color-contrast");
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`);
}

async function sideways(page: Page): Promise<string[]> {
  const [content, width] = await page.evaluate(
    () => [document.documentElement.scrollWidth, innerWidth] as const,
  );
  return content > width ? [`${content} px of content in ${width}`] : [];
}

async function movements(page: Page): Promise<string[]> {
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        (animation) =>
          animation.playState === "running" && animation.effect?.getTiming().iterations === Infinity,
      )
      .map((animation) => Reflect.get(animation, "animationName") as string),
  );
  return moving.map((name) => `« ${name} » moves without end`);
}

const views: readonly View[] = [
  {
    name: "400 % zoom",
    options: { viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 },
    checks: [violations, sideways, cutTexts, smallTargets],
  },
  {
    name: "forced colours",
    options: { viewport: { width: 1280, height: 900 }, forcedColors: "active" },
    checks: [violations, sideways, focusFaults],
  },
  {
    name: "reduced motion",
    options: { viewport: { width: 390, height: 844 }, reducedMotion: "reduce" },
    checks: [violations, movements, cutTexts, smallTargets],
  },
  {
    name: "keyboard",
    options: { viewport: { width: 1280, height: 900 } },
    checks: [focusFaults, smallTargets],
  },
];

async function see(browser: Browser, origin: string, { name, options, checks }: View): Promise<Finding[]> {
  const context = await browser.newContext({ locale: "fr-FR", serviceWorkers: "block", ...options });
  const page = await context.newPage();
  const findings: Finding[] = [];
  for (const { file } of readPages()) {
    await page.goto(origin + file, { waitUntil: "networkidle" });
    // Printed documents are set as print is, and read with their lines apart.
    const applied = file.startsWith("/documents/")
      ? checks.filter((check) => check !== smallTargets)
      : checks;
    for (const check of applied) {
      const faults = await check(page);
      findings.push(...faults.map((problem) => ({ where: `${file}, ${name}`, problem })));
    }
  }
  await context.close();
  return findings;
}

/** What does not hold on some page, seen in some way. */
export async function auditPages(origin: string): Promise<Finding[]> {
  const browser = await chromium.launch(await launchOptions());
  const findings: Finding[] = [];
  for (const view of views) findings.push(...(await see(browser, origin, view)));
  await browser.close();
  return findings;
}
