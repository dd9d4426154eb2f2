// Builds that follow one another while tabs are open, each without the files of the one before: no tab loses a word, none mixes two
// builds, and what was visited is read again without network.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "./test.ts";
import { openAwake, wake } from "./awake.ts";
import { anotherBuild } from "./builds.ts";
import { type Host, keepVisited, keptIn, startHost, untilKept } from "./host.ts";
import { linesOf, lost } from "./lines.ts";

test.use({ serviceWorkers: "allow" });

let host: Host;
const builds = ["aaaa", "bbbb", "cccc"].map(anotherBuild);
const [first, second, third] = builds as [Build, Build, Build];
type Build = ReturnType<typeof anotherBuild>;

test.beforeAll(async () => void (host = await startHost()));
test.afterAll(() => {
  host.close();
  for (const { remove } of builds) remove();
});

const title = (page: Page) => page.getByRole("heading", { level: 1 });
const buildOf = (page: Page) => page.evaluate(() => document.documentElement.dataset["version"]);
const follow = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();

/**
 * The new worker stands once the device keeps the page that it shows without network, and none is about to take over: the browser
 * drops the visits that are under way in a worker while another one takes its place.
 */
async function untilUpdated(page: Page, { version }: Build) {
  await expect.poll(() => keptIn(page, "files")).toContain(`/pages/${version}/hors-ligne.css`);
  const standing = () =>
    page.evaluate(async () => {
      const { active, installing, waiting } = await navigator.serviceWorker.ready;
      return !installing && !waiting && active?.state === "activated";
    });
  await expect.poll(standing).toBe(true);
}

/** What the worker of a build keeps to have its quiz played. */
function playedIn({ folder }: Build): string[] {
  const worker = readFileSync(join(folder, "service-worker.js"), "utf8");
  const [, named = ""] = /"\/jeux-concours":(.*?)"\/mode-classe":/s.exec(worker) ?? [];
  const files = named.match(/\/(?:assets|pages)\/[\w./-]+/g) ?? [];
  expect(files).toContainEqual(expect.stringContaining("/quizModule-"));
  return files;
}

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
  // What it takes to play comes one after the other, once a page says that it is there.
  await expect
    .poll(() => keptIn(comer, "files"), { timeout: 30_000 })
    .toEqual(expect.arrayContaining(playedIn(third)));

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
  // The browser says so of a page that it melted into one which came without its style sheet, and of one that was not in sight.
  expect(errors.filter((message) => !/ViewTransition|Transition was skipped/.test(message))).toEqual([]);
});
