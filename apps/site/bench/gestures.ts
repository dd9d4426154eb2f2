// The slowest answer to a gesture during a visit that tries everything, on a processor four times slower.
import type { Browser, Locator, Page } from "@playwright/test";
import { wake } from "../awake.ts";
import { phone, slowDown } from "./browser.ts";

interface Gesture {
  /** From the gesture to the next paint, in milliseconds; 0 when every answer came within 16. */
  duration: number;
  /** What was done: « click Menu ». */
  what: string;
}

/** A visit that tries what the page offers. */
interface Visit {
  page: Page;
  /** What was done, each once. */
  done: Set<string>;
  /** What could not be done. */
  missed: Set<string>;
}

export interface Gestures {
  worst: Gesture;
  /** How many different ones were measured. */
  tried: number;
  missed: readonly string[];
}

const mostGestures = 40;

/** What is pressed. A box or a choice is, by its words. */
const pressed =
  "header button, main :is(button, [role=tab], [role=option], summary, label:has(:is([type=checkbox], [type=radio]))), aside button";

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

/**
 * Does `gesture` and waits until the page has answered and painted. What could not be done was not measured: it is kept, and the others
 * go on.
 */
async function perform({ page, done, missed }: Visit, what: string, gesture: () => Promise<unknown>) {
  await page.evaluate((name) => Reflect.set(window, "doing", name), what);
  try {
    await gesture();
    done.add(what);
  } catch (reason) {
    missed.add(what);
    console.warn(`${what}: not done. ${String(reason)}`);
  }
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 30))),
      ),
  );
}

/** Ends what a press has put over the page: a window, the whole screen, the header's menu. */
async function uncover(visit: Visit, target: Locator, what: string) {
  const { page } = visit;
  await page.evaluate(() => document.exitFullscreen().catch(() => undefined));
  const isInHeader = await target.evaluate((element) => element.closest("header") !== null);
  const covers = isInHeader ? "dialog[open]" : "dialog[open], header [aria-expanded=true]";
  // A disclosure in the menu takes the first.
  for (let left = 3; left > 0 && (await page.locator(covers).count()) > 0; left--) {
    await perform(visit, `Escape ${what}`, () => page.keyboard.press("Escape"));
  }
}

async function press(visit: Visit, target: Locator) {
  const text = (await target.getAttribute("aria-label")) ?? (await target.innerText().catch(() => ""));
  const what = `click ${text.replace(/\s+/g, " ").trim().slice(0, 40)}`;
  await uncover(visit, target, `before ${what}`);
  await perform(visit, what, () => target.click({ timeout: 3000 }));
}

async function pressEverything(visit: Visit) {
  const { page } = visit;
  const targets = page.locator(pressed);
  // Parts that wait to be near come on the way.
  for (let at = 0; at < Math.min(await targets.count(), mostGestures); at++) {
    const target = targets.nth(at);
    if ((await target.isVisible()) && (await target.isEnabled())) await press(visit, target);
  }
  for (const field of await page.locator("main input[type=search], main input[type=text]").all()) {
    if (!(await field.isVisible())) continue;
    await uncover(visit, field, "before a search");
    await perform(visit, "type in a search", () => field.pressSequentially("mer", { delay: 60 }));
  }
}

async function playQuiz(visit: Visit) {
  const { page } = visit;
  await perform(visit, "start", () => page.getByRole("button", { name: "Démarrer le quiz" }).first().click());
  await page.locator("#question").waitFor();
  for (let at = 0; at < 5; at++) {
    await perform(visit, "answer", () =>
      page
        .getByRole("radio")
        .nth(at % 3)
        .check({ force: true }),
    );
    const next = page.getByRole("button", { name: at < 4 ? "Suivant" : "Terminer" });
    await perform(visit, at < 4 ? "next" : "finish", () => next.click());
  }
}

/** The slowest answer to each different gesture of a visit, in milliseconds: to all that the page offers, or to a quiz. */
async function answersOfAVisit(browser: Browser, address: string, quiz: boolean) {
  const { context, page, cdp } = await phone(browser);
  await observe(page);
  await page.goto(address);
  await wake(page);
  await page.waitForLoadState("networkidle");
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const visit: Visit = { page, done: new Set(), missed: new Set() };
  await (quiz ? playQuiz(visit) : pressEverything(visit));
  const gestures = await page.evaluate(() => Reflect.get(window, "gestures") as Gesture[]);
  await context.close();
  const answers = new Map([...visit.done].map((what) => [what, 0]));
  for (const { what, duration } of gestures) answers.set(what, Math.max(answers.get(what) ?? 0, duration));
  return { answers, missed: visit.missed };
}

/**
 * The slowest answer of the page at `address`, each gesture's the better of two visits: what else the machine does only adds to one.
 * `quiz` plays one instead of trying everything.
 */
export async function measureGestures(browser: Browser, address: string, quiz: boolean): Promise<Gestures> {
  const first = await answersOfAVisit(browser, address, quiz);
  const second = await answersOfAVisit(browser, address, quiz);
  const answers = [...first.answers].flatMap(([what, duration]) => {
    const again = second.answers.get(what);
    return again === undefined ? [] : [{ what, duration: Math.min(duration, again) }];
  });
  return {
    worst: answers.reduce((worst, each) => (each.duration > worst.duration ? each : worst), {
      duration: 0,
      what: "–",
    }),
    tried: answers.length,
    missed: [...first.missed].filter((what) => second.missed.has(what)),
  };
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
