// The slowest answer to a gesture during a visit that tries everything, on a processor four times slower.
import type { Browser, Locator, Page } from "@playwright/test";
import { phone, slowDown, wake } from "./browser.ts";

export interface Gesture {
  /** From the gesture to the next paint, in milliseconds; 0 when every answer came within 16. */
  duration: number;
  /** What was done: « click Menu ». */
  what: string;
}

const mostGestures = 40;

async function observe(page: Page) {
  await page.addInitScript(() => {
    Object.assign(window, { gestures: [], doing: "" });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { duration, interactionId } = entry as PerformanceEntry & { interactionId?: number };
        const gestures = Reflect.get(window, "gestures") as object[];
        if (interactionId) gestures.push({ duration, what: Reflect.get(window, "doing") as string });
      }
    }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
}

/** Does `gesture` and waits until the page has answered and painted. */
async function perform(page: Page, what: string, gesture: () => Promise<unknown>) {
  await page.evaluate((name) => Reflect.set(window, "doing", name), what);
  // What could not be done was not measured: it is said, and the others go on.
  await gesture().catch((reason: unknown) =>
    console.warn(`${what}: not done. ${String(reason).split("\n")[0]}`),
  );
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 30))),
      ),
  );
}

async function press(page: Page, target: Locator) {
  const text = (await target.getAttribute("aria-label")) ?? (await target.innerText().catch(() => ""));
  const what = `click ${text.replace(/\s+/g, " ").trim().slice(0, 40)}`;
  await perform(page, what, () => target.click({ timeout: 1500 }));
  if (await page.locator("dialog[open]").count()) {
    await perform(page, `Escape after ${what}`, () => page.keyboard.press("Escape"));
  }
}

async function pressEverything(page: Page) {
  const targets = page.locator("header button, main button, main [role=tab], main summary, aside button");
  const count = Math.min(await targets.count(), mostGestures);
  for (let at = 0; at < count; at++) {
    const target = targets.nth(at);
    if ((await target.isVisible()) && (await target.isEnabled())) await press(page, target);
  }
  for (const field of await page.locator("main input[type=search], main input[type=text]").all()) {
    if (!(await field.isVisible())) continue;
    await perform(page, "type in a search", () => field.pressSequentially("mer", { delay: 60 }));
  }
}

async function playQuiz(page: Page) {
  await perform(page, "start", () => page.getByRole("button", { name: "Démarrer le quiz" }).first().click());
  await page.locator("#question").waitFor();
  for (let at = 0; at < 5; at++) {
    await perform(page, "answer", () =>
      page
        .getByRole("radio")
        .nth(at % 3)
        .check({ force: true }),
    );
    const next = page.getByRole("button", { name: at < 4 ? "Suivant" : "Terminer" });
    await perform(page, at < 4 ? "next" : "finish", () => next.click());
  }
}

async function slowestOfAVisit(browser: Browser, address: string, quiz: boolean): Promise<Gesture> {
  const { context, page, cdp } = await phone(browser);
  await observe(page);
  await page.goto(address);
  await wake(page);
  await page.waitForLoadState("networkidle");
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await (quiz ? playQuiz(page) : pressEverything(page));
  const gestures = await page.evaluate(() => Reflect.get(window, "gestures") as Gesture[]);
  await context.close();
  return gestures.reduce((worst, each) => (each.duration > worst.duration ? each : worst), {
    duration: 0,
    what: "–",
  });
}

/**
 * The slowest answer of the page at `address`, of the better of two visits: what else the machine does only adds to one. `quiz`
 * plays one instead of trying everything.
 */
export async function measureGestures(browser: Browser, address: string, quiz: boolean): Promise<Gesture> {
  const first = await slowestOfAVisit(browser, address, quiz);
  const second = await slowestOfAVisit(browser, address, quiz);
  return first.duration < second.duration ? first : second;
}

/** What can be pressed first on a page: a control of its own, else the newsletter's button. */
const firstControl = "main [data-living] :is(button, [role=tab]):not(:disabled), footer [data-living] button";

/**
 * How long the first press of a page that has just been painted waits for its part to live and answer, in milliseconds, on slow 4G
 * and a processor four times slower. Nothing of the page was kept before.
 */
export async function measureFirstPress(browser: Browser, address: string): Promise<number> {
  const { context, page, cdp } = await phone(browser);
  await slowDown(cdp);
  await page.goto(address, { waitUntil: "load" });
  const control = page.locator(firstControl).filter({ visible: true }).first();
  await control.scrollIntoViewIfNeeded();
  const pressed = await page.evaluate(() => performance.now());
  await control.click();
  await page.waitForFunction(
    () => document.querySelector("[data-alive]") !== null && window.asleep.gestures.length === 0,
    undefined,
    { polling: "raf" },
  );
  const answered = await page.evaluate(() => performance.now());
  await context.close();
  return answered - pressed;
}
