// On a phone the contents, a list and an entry are three steps, each with a way back.
import { expect, field, test } from "./edited.ts";

test.use({ viewport: { width: 390, height: 800 } });

test("an entry opens alone, and Back leads to its list as it was left, then to the contents", async ({
  page,
}) => {
  const contents = page.getByRole("navigation", { name: "Contenus" });
  await contents.getByText("Jeux & Concours", { exact: true }).click();
  await contents.getByRole("link", { name: "Questions", exact: true }).click();
  await expect(contents).toBeHidden();
  const search = page.getByRole("searchbox", { name: "Chercher dans cette liste" });
  await search.fill("le");
  const question = page.getByRole("main").getByRole("listitem").getByRole("link").nth(30);
  await question.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(300);
  await question.click();
  await expect(field(page, "question")).toBeVisible();
  await expect(search).toBeHidden();
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await page.goBack();
  await expect(search).toHaveValue("le");
  await expect(question).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);

  await page.goBack();
  await expect(contents.getByRole("link", { name: "Questions", exact: true })).toBeFocused();
  await expect(page.getByRole("heading", { level: 2, name: "Par où commencer" })).toBeVisible();
});

test("the way back above an entry leads where Back does, and a reader hears what opened", async ({
  page,
}) => {
  await page.evaluate(() => (location.hash = "#/partners"));
  await page.getByRole("link", { name: "Goulvarec" }).click();
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page).toHaveTitle("Goulvarec — Écrire le site");
  await page.getByRole("main").getByRole("link", { name: "Partenaires du bandeau" }).click();
  await expect(page.getByRole("link", { name: "Goulvarec" })).toBeFocused();
  await page.getByRole("link", { name: "Tous les contenus" }).click();
  await expect(page.getByRole("link", { name: "Partenaires du bandeau" })).toBeFocused();
});

for (const width of [320, 390]) {
  test(`nothing overflows at ${width} with the text twice as large`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    for (const [address, shown] of [
      ["#/", "Par où commencer"],
      ["#/questions", "Questions"],
      ["#/team/camille", "Camille"],
      ["#/?mots=escale", "escale"],
    ] as const) {
      await page.evaluate((hash) => (location.hash = hash), address);
      await expect(page.getByRole("heading", { level: 2, name: shown }).first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}
