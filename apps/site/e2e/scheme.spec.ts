import { expect, type Page, test } from "./test.ts";
import { documentPaths } from "./paths.ts";
import { violationsOf } from "./violations.ts";

const paper = "rgb(251, 244, 230)";
const abyss = "rgb(6, 21, 42)";

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const choice = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });
const choose = (page: Page, name: string) => page.locator("footer label", { hasText: name }).click();
const kept = (page: Page) => page.evaluate(() => Object.entries(localStorage));

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the page follows the system, and shows no switch", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto("/confidentialite");
    await expect(page.locator("body")).toHaveCSS("background-color", abyss);
    await expect(page.getByRole("group", { name: "Apparence" })).toBeHidden();
  });
});

test("a choice is kept from page to page, asleep and awake, and « Automatique » forgets it", async ({
  page,
}) => {
  const violations = await violationsOf(page);
  await page.goto("/equipe");
  expect(await kept(page)).toEqual([]);
  await expect(choice(page, "Automatique")).toBeChecked();
  await choose(page, "Sombre");
  await expect(page.locator("body")).toHaveCSS("background-color", abyss);
  expect(await kept(page)).toEqual([["sillages.scheme", "dark"]]);

  await page.goto("/presse");
  expect(await ground(page)).toBe(abyss);
  await expect(choice(page, "Sombre")).toBeChecked();

  await page.getByRole("tab", { name: /Radio/ }).click();
  await page.locator("footer").getByRole("link", { name: "Équipe" }).click();
  await expect(page).toHaveURL(/equipe/);
  await expect(choice(page, "Sombre")).toBeChecked();
  expect(await ground(page)).toBe(abyss);

  await choose(page, "Automatique");
  await expect(page.locator("body")).toHaveCSS("background-color", paper);
  expect(await kept(page)).toEqual([]);
  expect(violations).toEqual([]);
});

test("the first paint is already in the chosen scheme", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("sillages.scheme", "dark"));
  // What comes beside the page never comes: what is written in it is all there is.
  await page.route(/\.(js|css)$/, (route) => route.abort());
  await page.goto("/");
  expect(await ground(page)).toBe(abyss);
});

test("a choice made in the day holds where the system asks for night", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/equipe");
  await choose(page, "Clair");
  await expect(page.locator("body")).toHaveCSS("background-color", paper);
  expect(
    await page
      .locator("meta[name=theme-color]")
      .evaluateAll((metas) => metas.map((meta) => Reflect.get(meta, "media"))),
  ).toEqual(["all", "not all"]);
});

test("what is printed is light", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark", media: "print" });
  for (const path of ["/", ...documentPaths]) {
    await page.goto(path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme), path).toBe(
      "light",
    );
  }
});
