// Diplomas: a name, a level, a quiz, a day; a sheet for each name; nothing sent, nothing kept.
import { expect, type Page, test } from "./test.ts";
import { openAwake } from "../awake.ts";
import { untilIdle } from "./idle.ts";
import { answerFive } from "./playing.ts";
import { type PrintOptions, sheetsOf } from "./sheets.ts";

const path = "/diplome";
const names = (page: Page) => page.getByRole("textbox", { name: "Noms" });
const print = (page: Page) => page.getByRole("button", { name: "Imprimer ou enregistrer en PDF" });

/** What is printed in colour, on the sheet that the page asks for. */
const diplomas = (page: Page, options: PrintOptions = { preferCSSPageSize: true }) =>
  sheetsOf(page, { printBackground: true, ...options });

async function write(page: Page, list: readonly string[]) {
  await openAwake(page, path);
  await names(page).fill(list.join("\n"));
  await expect(page.getByText("La première feuille")).toBeVisible();
}

/** How often `page` has printed from now on. */
async function countPrints(page: Page) {
  await page.evaluate(() => {
    let prints = 0;
    Object.assign(window, {
      print: () => {
        prints += 1;
        dispatchEvent(new Event("beforeprint"));
      },
      printed: () => prints,
    });
  });
  return () => page.evaluate(() => (Reflect.get(window, "printed") as () => number)());
}

/** A4 on its side, in points. */
const A4 = { width: 842, height: 595 };

test("one name makes one A4 sheet on its side: whose, what for, of which day, and that it is not official", async ({
  page,
}) => {
  await page.clock.install({ time: new Date("2027-03-08T10:00:00Z") });
  await write(page, ["Léa Morvan"]);
  await page.getByRole("combobox", { name: "Niveau" }).selectOption("Avancé");
  await page.getByRole("combobox", { name: "Quiz" }).selectOption("Cap au large");
  const { sizes, text } = await diplomas(page);
  expect(sizes).toEqual([A4]);
  expect(text[0]).toContain("Léa Morvan");
  expect(text[0]).toMatch(/Niveau Avancé au quiz «\sCap au large\s»/u);
  expect(text[0]).toMatch(/Le 8\smars\s2027/u);
  expect(text[0]).toContain("Diplôme non officiel");
  // The page around it is not printed.
  expect(text[0]).not.toContain("Un nom par ligne");
});

test("a class of thirty makes thirty sheets, in its order, blank lines dropped", async ({ page }) => {
  const list = Array.from({ length: 30 }, (_, at) => `Élève Numéro-${at + 1}`);
  await write(
    page,
    list.flatMap((name) => [name, "", "   "]),
  );
  await expect(page.getByText(/^30\sdiplômes, 30\sfeuilles A4 en paysage\.$/)).toBeVisible();
  for (const options of [{ preferCSSPageSize: true }, { format: "A4", landscape: true }] as const) {
    const { text } = await diplomas(page, options);
    expect(text.map((words) => /Élève Numéro-\d+/u.exec(words)?.[0])).toEqual(list);
  }
});

test("three hundred are made at once, and what is beyond is told", async ({ page }) => {
  await write(
    page,
    Array.from({ length: 301 }, (_, at) => `Nom ${at + 1}`),
  );
  await expect(page.getByText(/^300\sdiplômes/)).toBeVisible();
  await expect(page.getByText("Les 300 premiers noms s’impriment")).toBeVisible();
  const { text } = await diplomas(page);
  expect(text).toHaveLength(300);
  expect(text.at(-1)).toContain("Nom 300");
});

const hard = [
  "نور الهدى بنت عبد الله",
  "אביגיל כהן-לוי",
  "王小明",
  "W".repeat(13),
  "W".repeat(120),
  "Anne-Sophie-Marguerite de la Tour d’Auvergne-Kersauson ".repeat(3).slice(0, 120),
  "Wolfeschlegelsteinhausenbergerdorff",
  "Zoé 🌊",
];

test("names of every script and of every length stand in their box, each on its sheet", async ({ page }) => {
  await write(page, hard);
  await page.emulateMedia({ media: "print" });
  const boxes = page.locator("body > div > section p[dir=auto]");
  await expect(boxes).toHaveCount(hard.length);
  const over = await boxes.evaluateAll((all) =>
    all.flatMap((name) => {
      const sheet = name.closest("section")!;
      const [box, words] = [name.getBoundingClientRect(), name.parentElement!.getBoundingClientRect()];
      const isOut =
        box.left < words.left || box.right > words.right || name.scrollWidth > name.clientWidth + 1;
      // What follows the name stays where it is: nothing is pushed out of the frame.
      const last = name.parentElement!.lastElementChild!.getBoundingClientRect();
      const isPushed = last.bottom > words.bottom || sheet.scrollHeight > sheet.clientHeight + 1;
      const above = name.previousElementSibling!.getBoundingClientRect();
      const below = name.nextElementSibling!.getBoundingClientRect();
      const isCovered = box.top < above.bottom - 1 || box.bottom > below.top + 1;
      return isOut || isPushed || isCovered ? [name.textContent] : [];
    }),
  );
  expect(over).toEqual([]);
  expect(await boxes.first().evaluate((name) => getComputedStyle(name).direction)).toBe("rtl");
  expect(await boxes.nth(3).evaluate((name) => getComputedStyle(name).direction)).toBe("ltr");
  await page.emulateMedia({ media: null });
  expect((await diplomas(page)).sizes).toEqual(hard.map(() => A4));
});

test("a name too long to be read is left out, and told", async ({ page }) => {
  await write(page, ["Léa", "W".repeat(121)]);
  await expect(page.getByText(/^1\sdiplôme,/)).toBeVisible();
  await expect(page.getByText(/1\snom de plus de 120 signes ne s’imprimera pas\./)).toBeVisible();
});

test("nothing is sent and nothing is kept: a reload forgets the names", async ({ page }) => {
  const asked: string[] = [];
  await openAwake(page, path);
  await page.waitForLoadState("networkidle");
  page.on("request", (request) => asked.push(`${request.method()} ${request.url()}`));
  await names(page).fill("Léa Morvan");
  await expect(page.getByText("La première feuille")).toBeVisible();
  await page.getByRole("combobox", { name: "Niveau" }).selectOption("Expert");
  await untilIdle(page);
  expect(asked.filter((request) => !/^GET \S+\/(?:images\/|robots\.txt$)/.test(request))).toEqual([]);
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]),
  );
  expect(kept).not.toContain("Morvan");
  await page.reload();
  await expect(names(page)).toHaveValue("");
});

test("the result of a quiz leads to its diploma, its level and its theme chosen", async ({ page }) => {
  await openAwake(page, "/jeux-concours");
  await page.getByRole("button", { name: "Démarrer le quiz" }).click();
  await answerFive(page);
  const level = /Expert|Avancé|Intermédiaire|Débutant/.exec(
    (await page.getByText(/^Votre niveau/).textContent()) ?? "",
  )?.[0];
  await page.getByRole("link", { name: "Faire mon diplôme" }).click();
  await expect(page).toHaveURL(/\/diplome#banque=ocean-vivant&niveau=/);
  await expect(page.getByRole("combobox", { name: "Niveau" }).locator(":checked")).toHaveText(level ?? "");
  await names(page).fill("Léa");
  await expect(page.getByText("La première feuille")).toBeVisible();
  await page
    .getByRole("combobox", { name: "Niveau" })
    .selectOption({ label: "Sans niveau, pour avoir joué" });
  await expect(page.getByText(/Pour avoir joué au quiz/)).not.toHaveCount(0);
  expect((await diplomas(page)).text[0]).toMatch(/Pour avoir joué au quiz «\sOcéan vivant\s»/u);
});

test("an address that asks for what is not there chooses nothing", async ({ page }) => {
  await openAwake(page, `${path}#niveau=<b>&banque=ailleurs`);
  await expect(page.getByRole("combobox", { name: "Niveau" })).toHaveValue("");
  await expect(page.getByRole("combobox", { name: "Quiz" })).toHaveValue("ocean-vivant");
});

test("the page of teachers leads there, and without a name nothing is printed", async ({ page }) => {
  await page.goto("/enseignants");
  await page.getByRole("link", { name: "Faire les diplômes" }).click();
  await expect(page).toHaveURL(path);
  const printed = await countPrints(page);
  for (const nobody of ["", "   \n "]) {
    await names(page).fill(nobody);
    await print(page).click();
    await expect(names(page)).toBeFocused();
    await expect(names(page)).toHaveAccessibleDescription(/Écrivez au moins un nom\./);
  }
  expect(await printed()).toBe(0);
  await names(page).fill("Léa");
  await expect(page.getByText("Écrivez au moins un nom.")).toBeHidden();
  await print(page).click();
  await expect.poll(printed).toBe(1);
});

test("names that were written while the page slept are printed by the first press", async ({ page }) => {
  await page.goto(path);
  const printed = await countPrints(page);
  await names(page).fill("Léa Morvan");
  await print(page).click();
  await expect.poll(printed).toBe(1);
  await expect(page.getByText("La première feuille")).toBeVisible();
});

test("it is made by keyboard alone, and says where no print dialog opens", async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { print: () => undefined }));
  await openAwake(page, path);
  await names(page).focus();
  await page.keyboard.type("Léa Morvan");
  await expect(page.getByText("La première feuille")).toBeVisible();
  for (let stop = 0; stop < 3; stop++) await page.keyboard.press("Tab");
  await expect(print(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Ce navigateur n’ouvre pas de fenêtre d’impression.")).toBeVisible();
});

test("the sheet on the screen says the same as the one on paper, on a phone too", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await write(page, ["نور الهدى", "Léa"]);
  const shown = page.getByRole("main").locator("section p[dir=auto]");
  await expect(shown).toHaveText(["نور الهدى"]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a blank diploma is printed, and filled in by hand", async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText("Sans JavaScript, imprimez le diplôme vierge")).toBeVisible();
    await page.getByRole("link", { name: "Imprimer un diplôme vierge" }).first().click();
    await expect(page).toHaveURL("/documents/diplome.html");
    const { sizes, text } = await diplomas(page);
    expect(sizes).toEqual([A4]);
    expect(text[0]).toContain("Diplôme non officiel");
  });
});
