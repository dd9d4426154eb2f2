// What a reader is told, as Chromium gives it to them: names by its own reckoning, and what takes focus.
import { expect, type Page, test } from "./test.ts";
import { openAwake } from "../awake.ts";

/** The names of what has `role` in a page, as assistive technology receives them. */
async function namesOf(page: Page, role: "link" | "StaticText"): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  return nodes.flatMap((node) =>
    node.role?.value === role && !node.ignored ? [String(node.name?.value ?? "")] : [],
  );
}

test("a space stands between the words of a link and the weight of its file", async ({ page }) => {
  await page.goto("/a-emporter");
  const files = (await namesOf(page, "link")).filter((name) => name.endsWith(")"));
  expect(files.filter((name) => name.includes("ko"))).not.toEqual([]);
  expect(files.filter((name) => /[^\s(]\(/.test(name))).toEqual([]);
});

test("an address that may break in a narrow place is heard in one piece", async ({ page }) => {
  await page.goto("/devenir-partenaire");
  const names = (await namesOf(page, "link")).filter((name) => name.includes("@"));
  expect(names).not.toEqual([]);
  expect(names.filter((name) => /@\s/.test(name))).toEqual([]);
});

test("the pages that one may have looked for are a list", async ({ page }) => {
  await page.goto("/nulle-part");
  const links = page.getByRole("navigation", { name: "Pages souvent demandées" });
  await expect(links.getByRole("listitem")).toHaveCount(await links.getByRole("link").count());
});

test("the cards of the home have a heading of their own above them", async ({ page }) => {
  await page.goto("/");
  const ranks = await page.locator("main :is(h2, h3)").evaluateAll((all) => {
    const card = all.findIndex((heading) => heading.textContent === "IMOCA Restaurés");
    return [all[card - 1]?.tagName, all[card - 1]?.textContent, all[card]?.tagName];
  });
  expect(ranks).toEqual(["H2", "Les bateaux, l’équipe, les laboratoires", "H3"]);
});

test("each question that a class is asked takes focus, so that it is read", async ({ page }) => {
  await openAwake(page, "/mode-classe");
  await page.getByRole("button", { name: "Projeter le quiz" }).click();
  const question = page.locator("#question");
  await expect(question).toBeFocused();
  const first = await question.elementHandle();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText("Question 2 sur")).toBeVisible();
  await expect(question).toBeFocused();
  // Words that change under a focus that stays are not read: another element has it.
  expect(await question.evaluate((now, before) => now === before, first)).toBe(false);
});

test("a question is read with its place in the quiz, and the end with what brought it", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-11-20T11:59:00Z") });
  await openAwake(page, "/jeux-concours");
  await page.getByRole("button", { name: "Démarrer le quiz" }).click();
  await expect(page.locator("#question")).toHaveAccessibleDescription("Question 1 sur 5");
  await page.clock.fastForward("06:00");
  await expect(page.getByRole("heading", { level: 1, name: "Quiz Terminé" })).toBeFocused();
  await expect(page.locator("#resultats")).toHaveAccessibleDescription(/^Le temps est écoulé/);
});

test("the foot of each leaf of a document is seen, and not read between two leaves", async ({ page }) => {
  await page.goto("/documents/dossier");
  expect(await page.getByText("Sillages, dossier partenaire", { exact: true }).count()).toBeGreaterThan(5);
  expect(await namesOf(page, "StaticText")).not.toContain("Sillages, dossier partenaire");
});

test("a page of two addresses is told from the others in the menu under both", async ({ page }) => {
  for (const path of ["/qui-sommes-nous", "/presentation"]) {
    await page.goto(path);
    await page.getByRole("button", { name: "Présentation" }).click();
    const link = page.getByRole("navigation").getByRole("link", { name: "Qui sommes-nous" });
    await expect(link).toHaveAttribute("aria-current", "page");
  }
});
