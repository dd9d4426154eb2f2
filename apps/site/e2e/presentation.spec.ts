import { presentation, team } from "@sillages/content";
import { expect, test } from "./test.ts";
import { axe } from "./axe.ts";
import { openAt, openAwake } from "../awake.ts";

const path = "/qui-sommes-nous";

test("the plan of the class says in its list all that the drawing shows", async ({ page }) => {
  await page.goto(path);
  const plan = page.getByRole("region", { name: "Un IMOCA, cote par cote" });
  const marks = plan.getByRole("list").first().getByRole("listitem");
  await expect(marks).toHaveText([
    /Longueur de coque.*18,28\sm/,
    /Largeur.*5,85\sm/,
    /Tirant d’air.*29\sm/,
    /Tirant d’eau.*4,50\sm/,
    /Quille pendulaire.*38\sdegrés/,
    /Voiles à bord.*8/,
    /Foils.*2/,
  ]);
  const drawn = await plan.locator("svg text").allTextContents();
  const numbers = Object.keys(presentation.boats.plan.marks).map((_, at) => at + 1);
  expect(drawn.map(Number).toSorted((a, b) => a - b)).toEqual(numbers);
});

test("each figure of the plan leads to its source, in a new window", async ({ page }) => {
  await page.goto(path);
  const plan = page.getByRole("region", { name: "Un IMOCA, cote par cote" });
  await plan.locator("summary").click();
  const sources = plan.getByRole("link");
  await expect(sources.first()).toBeVisible();
  for (const source of await sources.all()) {
    await expect(source).toHaveAttribute("target", "_blank");
    await expect(source).toHaveAttribute("href", /^https:/);
  }
});

test("the two boats are compared line by line", async ({ page }) => {
  await page.goto(path);
  for (const name of ["La rouge", "La bleue"]) {
    const boat = page.getByRole("region", { name });
    await expect(boat.getByRole("term")).toHaveText([
      "Longueur",
      "Mise à l’eau",
      "Première vie",
      "Couleurs",
      "Mission",
      "À bord",
    ]);
  }
});

for (const [day, words, button] of [
  ["2025-11-20", "n’est pas encore ouvert", "Nous écrire"],
  ["2026-02-10", "est ouvert", "Proposer un projet"],
  ["2026-11-20", "est clos", "Nous écrire"],
] as const) {
  test(`on ${day} the call for ambassadors ${words}`, async ({ page }) => {
    await openAt(page, day, path);
    const call = page.getByRole("region", { name: "Les étudiants ambassadeurs" });
    await expect(call.getByText(words)).toBeVisible();
    await expect(call.getByRole("link", { name: button })).toHaveAttribute("href", /^mailto:.*subject=/);
    await expect(call.getByRole("heading", { level: 3 })).toHaveText([
      "Énergie",
      "Écologie",
      "Architecture",
      "Audiovisuel",
    ]);
  });
}

test("the other goals unfold after those that show, by keyboard", async ({ page }) => {
  await page.goto(path);
  const { items, others } = presentation.goals;
  const goals = page.getByRole("region", { name: "Dix des dix-sept ODD" });
  await expect(goals.getByRole("listitem")).toHaveCount(items.length);
  await goals.locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(goals.getByRole("listitem")).toHaveCount(items.length + others.items.length);
  await expect(goals.getByText("Réduire")).toBeVisible();
});

test("each face has a name, seen when it has focus, and leads to its own card", async ({ page }) => {
  await openAwake(page, path);
  const faces = page.getByRole("list", { name: "L’équipe" });
  await expect(faces.getByRole("link")).toHaveCount(team.length);
  const face = faces.getByRole("link", { name: "Maëlle Le Goff" });
  await face.focus();
  await expect(face.getByText("Maëlle Le Goff")).toHaveCSS("opacity", "1");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/equipe#maelle");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the call, the goals and the sources can be read", async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText(/L’appel à projets (est|n’est)/)).toBeVisible();
    for (const label of ["Voir les cinq autres", "D’où viennent ces chiffres"]) {
      await page.locator("summary").filter({ hasText: label }).click();
    }
    await expect(page.getByText("Travail décent et croissance économique")).toBeVisible();
    await expect(page.getByRole("link", { name: /anatomie d’un IMOCA/ })).toBeVisible();
  });
});

for (const width of [320, 768, 1920]) {
  test(`nothing goes sideways and axe finds nothing at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openAwake(page, path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    const { violations } = await axe(page).analyze();
    expect(violations).toEqual([]);
  });
}

test("the whales are whole on a very wide window", async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1300 });
  await page.goto(path);
  const drawing = page.locator("#allies img").first();
  const { height, width } = (await drawing.boundingBox())!;
  expect(height / width).toBeGreaterThan(0.33);
});
