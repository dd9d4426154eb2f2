import { expect, type Page, test } from "./test.ts";
import { openAwake } from "../awake.ts";

const group = (page: Page) => page.getByRole("button", { name: "Présentation" });
const entry = (page: Page) => page.getByRole("link", { name: "Notre Équipe" });

test("the dropdown opens by keyboard, leads on, and closes on Escape and when focus leaves", async ({
  page,
}) => {
  await openAwake(page, "/presse");
  await group(page).focus();
  await page.keyboard.press("Enter");
  await expect(group(page)).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Qui sommes-nous" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(group(page)).toBeFocused();
  await expect(entry(page)).toBeHidden();

  await page.keyboard.press("Enter");
  await expect(entry(page)).toBeVisible();
  for (let stop = 0; stop < 6; stop++) await page.keyboard.press("Tab");
  await expect(entry(page)).toBeHidden();
});

test("the dropdown opens on hover, survives a click, and closes 500 ms after the pointer has left", async ({
  page,
}) => {
  await page.clock.install({ time: new Date("2026-01-01T10:00:00Z") });
  await openAwake(page, "/presse");
  await page.clock.pauseAt(new Date("2026-01-01T11:00:00Z"));
  await group(page).hover();
  await expect(entry(page)).toBeVisible();
  await group(page).click();
  await expect(entry(page)).toBeVisible();
  await page.mouse.move(5, 600);
  await page.clock.runFor(499);
  await expect(entry(page)).toBeVisible();
  await page.clock.runFor(1);
  await expect(entry(page)).toBeHidden();
});

test("to focus one of its links leaves the page where it is", async ({ page }) => {
  // A page that moved would do it at once.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openAwake(page, "/equipe");
  await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
  await page.getByRole("banner").getByRole("link", { name: "Presse" }).focus();
  expect(await page.evaluate(() => scrollY)).toBe(900);
});

test("on a wide page the bar leads to the partnership, and the group to what awaits classes and students", async ({
  page,
}) => {
  const bar = page.getByRole("banner");
  for (const width of [1181, 1280, 1366, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await openAwake(page, "/presse");
    await expect(bar.getByRole("link", { name: "Devenir Partenaire" })).toHaveAttribute(
      "href",
      "/devenir-partenaire",
    );
    await expect(bar.getByRole("link", { name: "Devenir Partenaire" })).toBeInViewport();
    // One line: nothing is pushed below the others.
    expect(await bar.evaluate((element) => element.getBoundingClientRect().height)).toBe(72);
  }
  await group(page).click();
  for (const [name, path] of [
    ["Pour les enseignants", "/enseignants"],
    ["Pour les étudiants", "/qui-sommes-nous#ambassadeurs"],
  ] as const)
    await expect(bar.getByRole("link", { name })).toHaveAttribute("href", path);
});

test("the foot of every page has a door for classes, students and the press", async ({ page }) => {
  await page.goto("/ecoconception");
  const doors = page.getByRole("contentinfo").getByRole("navigation", { name: "Pour vous" });
  await expect(doors.getByRole("link")).toHaveText([
    "Pour les enseignants",
    "Pour les étudiants",
    "Pour les journalistes",
    "À emporter",
  ]);
});

test("the page one is on is marked in the navigation", async ({ page }) => {
  await openAwake(page, "/equipe");
  await group(page).click();
  await expect(entry(page)).toHaveAttribute("aria-current", "page");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("« Menu » unfolds the same entries, leads on, and folds itself after", async ({ page }) => {
    await openAwake(page, "/");
    const menu = page.getByRole("button", { name: "Menu" });
    await expect(page.getByRole("banner").getByRole("link", { name: "Presse" })).toBeHidden();
    await menu.tap();
    await expect(menu).toHaveAttribute("aria-expanded", "true");
    await expect(entry(page)).toBeVisible();
    await expect(page.getByRole("banner").getByRole("link", { name: "VIDÉO" })).toBeVisible();
    await page.getByRole("banner").getByRole("link", { name: "Presse" }).tap();
    await expect(page).toHaveURL("/presse");
    await expect(menu).toHaveAttribute("aria-expanded", "false");
  });

  test("Escape folds the menu", async ({ page }) => {
    await openAwake(page, "/");
    const menu = page.getByRole("button", { name: "Menu" });
    await menu.click();
    await expect(menu).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("Escape");
    await expect(menu).toHaveAttribute("aria-expanded", "false");
  });
});

test("the logo leads home, and beside it the association's site opens a new window", async ({ page }) => {
  await openAwake(page, "/presse");
  await expect(page.getByRole("link", { name: "Site de l’association (nouvelle fenêtre)" })).toHaveAttribute(
    "target",
    "_blank",
  );
  await page.getByRole("link", { name: "Sillages, accueil" }).click();
  await expect(page).toHaveURL("/");
});

test("what goes by beneath the head shows through it", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  const over = async (words: string) => {
    await page
      .getByRole("heading", { name: words })
      .evaluate((heading) => scrollBy(0, heading.getBoundingClientRect().top - 36));
    // Between the association and the entries, where nothing is written.
    return page.screenshot({ clip: { x: 440, y: 12, width: 80, height: 24 } });
  };
  const onPaper = await over("Ils soutiennent l’expédition");
  const onNight = await over("L’expédition en images");
  expect(onNight.equals(onPaper)).toBe(false);
});
