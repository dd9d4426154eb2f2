// Builds that follow one another while tabs are open, each without the files of the one before: no tab loses a word, none mixes two
// builds, and what was visited is read again without network.
import { type BrowserContext, expect, type Page, test } from "./test.ts";
import { openAwake, wake } from "../awake.ts";
import { anotherBuild } from "./builds.ts";
import { type Host, keepVisited, keptIn, startHost, untilKept, untilPlayable } from "./host.ts";
import { linesOf, lost } from "./lines.ts";

test.use({ serviceWorkers: "allow" });

type Build = ReturnType<typeof anotherBuild>;

let host: Host;
let first: Build, second: Build, third: Build;

test.beforeAll(async () => {
  [first, second, third] = ["aaaa", "bbbb", "cccc"].map(anotherBuild) as [Build, Build, Build];
  host = await startHost();
});
test.afterAll(() => {
  host.close();
  for (const { remove } of [first, second, third]) remove();
});

const title = (page: Page) => page.getByRole("heading", { level: 1 });
const buildOf = (page: Page) => page.evaluate(() => document.documentElement.dataset["version"]);
const follow = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();

/** The new worker stands once the device keeps the page that it shows without network. */
const untilUpdated = (page: Page, { version }: Build) =>
  expect.poll(() => keptIn(page, "files")).toContain(`/pages/${version}/hors-ligne.css`);

test("three builds, tabs open on each", async ({ context, page: reader }) => {
  test.slow();
  const errors: string[] = [];
  context.on("weberror", (error) => errors.push(error.error().message));

  host.serve(first.folder);
  await keepVisited(reader, host, "/presse");
  const sleeper = await context.newPage();
  await sleeper.goto(`${host.origin}/equipe`);
  await untilKept(sleeper);
  const asleep = await linesOf(sleeper);

  host.serve(second.folder);
  const visitor = await context.newPage();
  await openAwake(visitor, `${host.origin}/videos`);
  expect(await buildOf(visitor)).toBe(second.version);
  await untilUpdated(visitor, second);
  // The page of the first build still lives, and leads to one of the second.
  await reader.getByRole("searchbox", { name: "Rechercher" }).fill("zzz");
  await expect(
    reader
      .getByText(/^Aucun/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await follow(reader, "Mentions légales");
  await expect(reader).toHaveURL(/\/mentions-legales$/);
  await expect(title(reader)).toHaveText(/Mentions légales/i);
  expect(await buildOf(reader)).toBe(second.version);
  await wake(reader);
  await untilKept(reader);

  host.serve(third.folder);
  const comer = await context.newPage();
  await openAwake(comer, `${host.origin}/jeux-concours`);
  await untilUpdated(comer, third);
  // Two builds later the first one wakes with what the device keeps of it, or says that it cannot; and no word of it is gone.
  await sleeper.getByRole("contentinfo").getByRole("button", { name: "S’abonner" }).click();
  const answered = sleeper.getByText(/Indiquez votre adresse/).or(sleeper.locator("#panne"));
  await expect(answered.first()).toBeVisible();
  expect(lost(asleep, await linesOf(sleeper))).toEqual([]);
  await follow(visitor, "Équipe");
  await expect(title(visitor)).toHaveText(/équipe/i);
  expect(await buildOf(visitor)).toBe(third.version);
  await untilKept(visitor);

  await untilKept(reader);
  await untilPlayable(comer, third.folder);

  await context.setOffline(true);
  // What was only read is read again; what had lived lives.
  for (const [page, words, lived] of [
    [sleeper, /équipe/i, false],
    [visitor, /équipe/i, false],
    [reader, /Mentions légales/i, true],
    [comer, /À vous de jouer/, true],
  ] as const) {
    await page.reload();
    await expect(title(page)).toHaveText(words);
    if (lived) await wake(page);
  }
  await comer.getByRole("button", { name: "Démarrer le quiz" }).first().click();
  await expect(comer.getByText(/Question 1 sur 5/)).toBeVisible();
  // The browser says so of a page that was not in sight.
  expect(errors.filter((message) => !/Transition was skipped/.test(message))).toEqual([]);
});

test("the page that stands for those that are not kept is still there when a new build cannot give its own", async ({
  page,
}) => {
  host.serve(first.folder);
  await keepVisited(page, host, "/presse");
  host.serve(second.folder);
  host.lacks = /^\/hors-ligne$/;
  await update(page);
  await untilUpdated(page, second);
  await expect.poll(() => isWaiting(page)).toBe(true);
  host.lacks = undefined;
  expect(await keptIn(page, "pages")).toContain("/hors-ligne");
});

/** Visits `path` in the moment when the device has a new worker. */
const visitWhenInstalled = (page: Page, path: string) =>
  page.evaluate(async (to) => {
    const registration = await navigator.serviceWorker.ready;
    registration.addEventListener("updatefound", () => {
      registration.installing?.addEventListener("statechange", () => location.assign(to), { once: true });
    });
  }, path);

const update = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

const isWaiting = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);

/** Puts every page out of sight, and tells `page` so: the browsers that tests drive hold all of them to be in sight. */
async function hide(context: BrowserContext, page: Page) {
  const hidden = () => {
    const { clients } = globalThis as unknown as { clients: object };
    Object.assign(clients, { matchAll: () => Promise.resolve([{ visibilityState: "hidden" }]) });
  };
  // One that is replaced meanwhile has nothing more to answer.
  for (const worker of context.serviceWorkers()) await worker.evaluate(hidden).catch(() => undefined);
  await page.evaluate(() => void document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
}

test("visits that begin when a new worker stands all arrive; it takes over once no page is in sight", async ({
  context,
  page,
}) => {
  test.setTimeout(600_000);
  host.serve(first.folder);
  await keepVisited(page, host, "/presse");
  const visitors = await Promise.all(Array.from({ length: 4 }, () => context.newPage()));
  for (const visitor of visitors) await visitor.goto(`${host.origin}/equipe`);

  for (const [build, path] of [
    [second, "/videos"],
    [third, "/mentions-legales"],
    [first, "/equipe"],
  ] as const) {
    for (const visitor of visitors) await visitWhenInstalled(visitor, path);
    host.serve(build.folder);
    await update(page);
    for (const visitor of visitors) {
      await visitor.waitForURL(`**${path}`, { timeout: 60_000 });
      expect(await buildOf(visitor)).toBe(build.version);
    }
    expect(await isWaiting(page)).toBe(true);
  }

  // A worker that is still at work is let finish: Chromium gives it five minutes.
  await expect
    .poll(
      async () => {
        await hide(context, page);
        return isWaiting(page);
      },
      { timeout: 330_000 },
    )
    .toBe(false);
});

test("a new worker that waited takes over when the pages are closed", async ({ context, page }) => {
  host.serve(first.folder);
  await keepVisited(page, host, "/presse");
  host.serve(second.folder);
  const coming = context.waitForEvent("serviceworker");
  await update(page);
  const newest = await coming;
  await expect.poll(() => isWaiting(page)).toBe(true);
  const state = () => newest.evaluate<string>("serviceWorker.state");
  expect(await state()).toBe("installed");
  await page.close();
  await expect.poll(state).toBe("activated");
  const comer = await context.newPage();
  await openAwake(comer, `${host.origin}/presse`);
  await expect(title(comer)).toHaveText("Espace presse");
  expect(await isWaiting(comer)).toBe(false);
});
