import { expect, type Response, test } from "./test.ts";
import { pagePaths } from "./paths.ts";
import { violationsOf } from "./violations.ts";
import { visit } from "./visit.ts";
import { untilIdle } from "./idle.ts";

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

// What the worker keeps counts too.
test.use({ serviceWorkers: "allow" });

for (const path of pagePaths) {
  test(`${path}: a whole visit asks for nothing that is refused, and keeps only what the privacy page tells`, async ({
    page,
  }) => {
    const violations = await violationsOf(page);
    const responses: Response[] = [];
    page.on("response", (response) => responses.push(response));
    expect(await visit(page, path)).toBeGreaterThan(0);
    await untilIdle(page);
    expect(violations).toEqual([]);
    const cookies = await Promise.all(responses.map((response) => response.headerValue("set-cookie")));
    expect(cookies.filter(Boolean)).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    const kept = await page.evaluate(async () => [
      ...Object.keys(localStorage).map((key) => `localStorage ${key}`),
      ...Object.keys(sessionStorage).map((key) => `sessionStorage ${key}`),
      ...(await indexedDB.databases()).map(({ name }) => `indexedDB ${name}`),
      ...(await caches.keys()).map((name) => `cache ${name}`),
    ]);
    expect(kept.filter((item) => !told.has(item))).toEqual([]);
  });
}

test("the privacy page tells all that may be kept", async ({ page }) => {
  await page.goto("/confidentialite");
  for (const words of told.values()) await expect(page.getByRole("main")).toContainText(words);
});
