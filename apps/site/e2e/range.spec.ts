// A browser older than those that the site is built for, and one whose scripts are refused: the page is the one without script.
import { expect, type Page, test } from "./test.ts";
import { untilIdle } from "./idle.ts";

test.use({ viewport: { width: 390, height: 844 } });

const refusals: Record<string, (page: Page) => Promise<unknown>> = {
  "an older browser": (page) => page.addInitScript(() => Object.assign(CSS, { supports: () => false })),
  "a browser whose scripts are refused": (page) => page.route(/\.js$/, (route) => route.abort()),
};

for (const [who, refuse] of Object.entries(refusals)) {
  test.describe(who, () => {
    test("finds the whole navigation, which leads on", async ({ page }) => {
      await refuse(page);
      await page.goto("/");
      const header = page.getByRole("banner");
      await expect(header.getByRole("button", { name: "Menu" })).toBeHidden();
      await header.getByRole("link", { name: "Presse" }).click();
      await expect(page).toHaveURL("/presse");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Espace presse");
    });

    test("reads every stage and every tab, and meets no dead control", async ({ page }) => {
      await refuse(page);
      await page.goto("/");
      await expect.poll(() => page.locator("[role=tabpanel]:visible").count()).toBeGreaterThan(2);
      await expect(page.locator("[role=tabpanel]:not(:visible)")).toHaveCount(0);
      await page.goto("/presse");
      await expect(page.getByRole("searchbox")).toBeHidden();
      await expect(page.getByRole("tab").first()).toBeHidden();
      await page.getByRole("link", { name: "Lire l’article" }).click();
      await expect(page.getByText(/quelqu’un rallume la lampe/)).toBeVisible();
    });
  });
}

test("an older browser is asked for nothing more, and says no failure", async ({ page }) => {
  const asked: string[] = [];
  const errors: Error[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  page.on("pageerror", (error) => errors.push(error));
  await page.addInitScript(() => Object.assign(CSS, { supports: () => false }));
  await page.goto("/jeux-concours#defi=1");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.locator("#quiz").click();
  await untilIdle(page);
  expect(asked.filter((path) => /\.js$|\.rsc$/.test(path))).toEqual([
    expect.stringMatching(/\/assets\/starter-/),
  ]);
  expect(errors).toEqual([]);
  await expect(page.locator("#panne")).toBeHidden();
});
