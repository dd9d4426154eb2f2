import { expect, type Response, test } from "./test.ts";
import { pagePaths } from "./paths.ts";
import { violationsOf } from "./violations.ts";
import { openAwake } from "../awake.ts";
import { untilIdle } from "./idle.ts";
import { addressOf, scrollThrough, tryEverything } from "./visit.ts";

/** Everything that the site keeps on a device, with the words of /confidentialite that tell it. */
const told = new Map([
  [
    "localStorage sillages.quiz",
    "votre partie (les questions tirées, vos réponses, le temps restant) est gardée",
  ],
  ["localStorage sillages.records", "votre meilleur score pour chaque thème et chaque longueur, sa date"],
  // Which tab is playing: two tabs never write over each other.
  ["sessionStorage sillages.quiz", "est gardée par votre navigateur pour que vous puissiez la reprendre"],
  [
    "sessionStorage sillages.classe",
    "En mode classe, la partie (les questions tirées, celle où vous en êtes",
  ],
  // In the page of another site, once somebody asks (integrer.spec.ts).
  ["localStorage sillages.cadre", "Dans la page d’un autre site, le quiz ne garde rien, sauf si vous"],
  // Once somebody chooses: a visit alone keeps none (scheme.spec.ts).
  ["localStorage sillages.scheme", "Si vous choisissez une apparence, claire ou sombre"],
  ["cache pages", "Les pages que vous avez lues, et ce qu’il faut pour jouer au quiz, sont aussi gardées"],
  ["cache files", "Les pages que vous avez lues, et ce qu’il faut pour jouer au quiz, sont aussi gardées"],
]);

// A worker that is refused is a complaint; what it asks for and what it keeps count too.
test.use({ serviceWorkers: "allow" });

for (const path of pagePaths) {
  test(`a whole visit of ${path}`, async ({ page, baseURL }) => {
    const complaints: string[] = [];
    const strangers: string[] = [];
    const responses: Response[] = [];
    page.on(
      "console",
      (message) => ["error", "warning"].includes(message.type()) && complaints.push(message.text()),
    );
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on(
      "request",
      (request) => !request.url().startsWith(baseURL ?? "") && strangers.push(request.url()),
    );
    page.on("response", (response) => responses.push(response));
    const violations = await violationsOf(page);

    await test.step("it takes life without a warning, asks nobody else for anything, leaves no cookie", async () => {
      await openAwake(page, addressOf(path));
      await untilIdle(page);
      // The page of unknown addresses answers as an unknown address: the browser says so.
      const said =
        path === "/404" ? complaints.filter((words) => !words.includes("status of 404")) : complaints;
      expect.soft(said).toEqual([]);
      expect.soft(strangers).toEqual([]);
      expect.soft(await page.context().cookies()).toEqual([]);
    });

    await test.step("read to its end, all of it tried, it asks for nothing that is refused, and keeps only what the privacy page tells", async () => {
      await scrollThrough(page);
      expect(await tryEverything(page, "camille@port.example")).toBeGreaterThan(0);
      await untilIdle(page);
      expect.soft(violations).toEqual([]);
      const cookies = await Promise.all(responses.map((response) => response.headerValue("set-cookie")));
      expect.soft(cookies.filter(Boolean)).toEqual([]);
      expect.soft(await page.context().cookies()).toEqual([]);
      const kept = await page.evaluate(async () => [
        ...Object.keys(localStorage).map((key) => `localStorage ${key}`),
        ...Object.keys(sessionStorage).map((key) => `sessionStorage ${key}`),
        ...(await indexedDB.databases()).map(({ name }) => `indexedDB ${name}`),
        ...(await caches.keys()).map((name) => `cache ${name}`),
      ]);
      expect.soft(kept.filter((item) => !told.has(item))).toEqual([]);
    });
  });
}

test("the privacy page tells all that may be kept", async ({ page }) => {
  await page.goto("/confidentialite");
  for (const words of told.values()) await expect(page.getByRole("main")).toContainText(words);
});
