// What moves, and what it costs: `npm run bench:movement`. Writes its chapter of docs/mesures.md.
import type { Browser, Page } from "@playwright/test";
import { freePort } from "../audit/process.ts";
import { wake } from "../awake.ts";
import { phone, startBrowser } from "./browser.ts";
import { startCdn } from "./cdn.ts";
import { writeChapter } from "./chapter.ts";
import { type Movement, record, recordAnimations, recordedSince } from "./performanceRecorder.ts";

/** Where something moves while one reads: wakes that follow, posters that settle, logos, plates that turn. */
const read = ["/", "/presentation", "/equipe", "/presse", "/jeux-concours", "/devenir-partenaire", "/videos"];

/** How much slower a phone is than the machine that measures. */
const SLOWER = 4;

/** What moves because one asked for it. */
const gestures: readonly { what: string; path: string; make: (page: Page) => Promise<unknown> }[] = [
  {
    what: "a stage: its road draws itself, its flag turns",
    path: "/",
    make: async (page) => page.getByRole("tab", { name: /Transatlantique/ }).click(),
  },
  {
    what: "a filter of the team: portraits slide to their places",
    path: "/equipe",
    make: async (page) =>
      page
        .getByRole("button", { name: /^Technique/ })
        .first()
        .click(),
  },
  {
    what: "another page: the plate slides like a print",
    path: "/presse",
    make: async (page) => {
      await page.getByRole("contentinfo").getByRole("link", { name: "Équipe" }).click();
      await page.waitForURL("**/equipe");
    },
  },
  {
    what: "a window: it comes over the page",
    path: "/presse",
    make: async (page) =>
      page
        .getByRole("main")
        .getByText(/^Lire l’article/)
        .first()
        .click(),
  },
];

/** An awake page of which every drawing was seen: what is left to measure is what moves. */
async function open(browser: Browser, address: string) {
  const { context, page, cdp } = await phone(browser);
  await record(page);
  await recordAnimations(page);
  await page.goto(address);
  await wake(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  /** As a finger would, without script: the compositor scrolls. */
  const scroll = (yDistance: number) =>
    cdp.send("Input.synthesizeScrollGesture", {
      x: 200,
      y: 400,
      yDistance,
      speed: 2000,
      gestureSourceType: "touch",
    });
  await scroll(-height);
  await page.waitForLoadState("networkidle");
  return { context, page, cdp, height, scroll };
}

async function measureReading(browser: Browser, address: string): Promise<Movement> {
  const { context, page, cdp, height, scroll } = await open(browser, address);
  await scroll(height);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  const movement = await recordedSince(page, () => scroll(-height));
  await context.close();
  return movement;
}

/** On a processor that is `slower` times slower. */
async function measureGesture(
  browser: Browser,
  address: string,
  make: (page: Page) => Promise<unknown>,
  slower: number,
) {
  const { context, page, cdp } = await open(browser, address);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: slower });
  const movement = await recordedSince(page, () => make(page));
  await context.close();
  return movement;
}

const cdn = await startCdn();
const browser = await startBrowser(await freePort());
const rows: string[] = [];
try {
  const tell = (what: string, { longTasks, longest, properties, shift }: Movement) => {
    const row = `| ${what} | ${longTasks} | ${longest === 0 ? "–" : `${Math.round(longest)} ms`} | ${shift.toFixed(3)} | ${properties.join(", ") || "–"} |`;
    console.log(row);
    rows.push(row);
  };
  for (const path of read) tell(`${path}, read to its end`, await measureReading(browser, cdn.origin + path));
  for (const { make, path, what } of gestures) {
    tell(what, await measureGesture(browser, cdn.origin + path, make, 1));
    tell(`the same, ${SLOWER} times slower`, await measureGesture(browser, cdn.origin + path, make, SLOWER));
  }
} finally {
  await browser.close();
  cdn.close();
}

await writeChapter(`# Movement

Written by \`npm run bench:movement\` on ${new Date().toISOString().slice(0, 10)}: an awake page of which every drawing was seen once, so that what is
measured is what moves; pages are read on a processor four times slower, gestures are made on this machine, then on one four times slower, and take in
the time that React needs to answer. A long task keeps the page from answering for more than
50 ms. CLS: what moved without being asked to. Animated: the properties that an animation or a transition changed meanwhile; transform, translate, scale,
rotate and opacity are the compositor's; the browser itself lays out what a view transition carries (width, height, blend mode).

| what moves | long tasks | the longest | CLS | animated |
| --- | --- | --- | --- | --- |
${rows.join("\n")}
`);
