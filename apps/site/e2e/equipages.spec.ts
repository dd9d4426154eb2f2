// The board of crews: results side by side in an address, announced, never sent nor kept.
import { expect, type Page, test } from "./test.ts";
import { sheetsOf } from "./sheets.ts";
import { axe } from "./axe.ts";
import { openAwake } from "../awake.ts";
import { untilIdle } from "./idle.ts";
import { answerFive } from "./playing.ts";
import { refuseStorage } from "./refusedStorage.ts";

// Each crew makes the page longer, which glides to the field that is filled: a press on a button that glides may fall beside it.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const path = "/jeux-concours/equipages";
const button = (page: Page, name: string) => page.getByRole("button", { name });
const rows = (page: Page) => page.getByRole("main").locator("tbody tr");
const nameField = (page: Page) => page.getByRole("textbox", { name: "Nom de l’équipage" });
const linksField = (page: Page) => page.getByRole("textbox", { name: "Liens reçus" });
const chosen = (page: Page) => page.getByRole("combobox", { name: "Équipage choisi" });

/** Plays five questions, and gives the board of who has just played: one crew without a name. */
async function played(page: Page): Promise<string> {
  await openAwake(page, "/jeux-concours");
  await button(page, "Démarrer le quiz").click();
  await answerFive(page);
  const link = page.getByRole("link", { name: "Inscrire mon équipage" });
  await expect(link).toHaveAttribute("href", /^\/jeux-concours\/equipages#tableau=/);
  return (await link.getAttribute("href")) ?? "";
}

/** The board of whoever has played: it is played once, and its address is known from then on. */
let known: string | undefined;
const boardOf = async (page: Page) => (known ??= await played(page));

async function name(page: Page, crew: string) {
  await nameField(page).fill(crew);
  await button(page, "Écrire ce nom").click();
  await expect(rows(page).filter({ hasText: crew })).toHaveCount(1);
}

/** The address of the board, as « Copier le lien du tableau » gives it. */
const address = (page: Page) => page.evaluate(() => location.href);

async function add(page: Page, text: string) {
  await linksField(page).fill(text);
  await button(page, "Ajouter au tableau").click();
}

test("by mouse: who has played writes a name, and whoever opens the copied link reads the same board", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await played(page);
  const percentage = await page
    .getByText(/^\d+\s%$/)
    .first()
    .innerText();
  await page.getByRole("link", { name: "Inscrire mon équipage" }).click();
  await expect(page).toHaveURL(/\/jeux-concours\/equipages#tableau=/);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText("1. Équipage sans nom");
  await expect(rows(page)).toContainText(percentage);
  await expect(page.getByText("Rien ne les prouve.").first()).toBeVisible();

  await name(page, "Les Fous de Bassan");
  await expect(page.getByText("L’équipage s’appelle")).toBeVisible();
  await button(page, "Copier le lien du tableau").click();
  await expect(page.getByText("Lien copié")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain("Les_Fous_de_Bassan");

  const friend = await context.newPage();
  await friend.goto(link);
  await expect(rows(friend)).toHaveCount(1);
  await expect(rows(friend)).toContainText("1. Les Fous de Bassan");
  await friend.reload();
  await expect(rows(friend)).toContainText("1. Les Fous de Bassan");
  await friend.getByRole("link", { name: /^Relever le défi\s: Les Fous de Bassan/ }).click();
  await expect(friend.getByRole("heading", { name: /Un équipage vous défie/ })).toBeVisible();
});

test("by keyboard: a name is written, links are pasted, a crew goes, and comes back", async ({ page }) => {
  const link = await boardOf(page);
  await openAwake(page, link);
  await nameField(page).focus();
  await page.keyboard.type("Les Macareux");
  await page.keyboard.press("Enter");
  await expect(rows(page)).toContainText("1. Les Macareux");

  await linksField(page).focus();
  await page.keyboard.type(`Voici le mien : https://ailleurs.example${link}`);
  await page.keyboard.press("Tab");
  await expect(button(page, "Ajouter au tableau")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^1\srésultat ajouté\.$/)).toBeVisible();
  await expect(linksField(page)).toHaveValue("");
  await expect(rows(page)).toHaveCount(2);
  await expect(chosen(page).locator(":checked")).toHaveText(/Équipage sans nom/);

  await button(page, "Retirer").focus();
  await page.keyboard.press("Enter");
  await expect(rows(page)).toHaveCount(1);
  await button(page, "Annuler").focus();
  await page.keyboard.press("Enter");
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByText("Le tableau est comme avant.")).toBeVisible();
  // What was pressed is gone: the keyboard goes on from the board's heading.
  await expect(page.getByRole("heading", { name: "Le tableau", exact: true })).toBeFocused();

  await button(page, "Écrire ce nom").focus();
  await page.keyboard.press("Enter");
  await expect(nameField(page)).toBeFocused();
  await expect(nameField(page)).toHaveAttribute("aria-invalid", "true");
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("links are added and a crew is taken away, down to the last one", async ({ page }) => {
    const link = await boardOf(page);
    await openAwake(page, path);
    await expect(page.getByText("Aucun équipage pour l’instant.")).toBeVisible();
    await linksField(page).fill(link);
    await button(page, "Ajouter au tableau").tap();
    await expect(rows(page)).toHaveCount(1);
    await button(page, "Retirer").tap();
    await expect(page.getByText("Aucun équipage pour l’instant.")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Le tableau", exact: true })).toBeFocused();
    await expect(page).toHaveURL(path);
    await button(page, "Annuler").tap();
    await expect(rows(page)).toHaveCount(1);
  });
});

test("a crew stands once, with its best result, and two links make one board", async ({ page }) => {
  const first = await boardOf(page);
  const second = await played(page);
  await openAwake(page, first);
  await name(page, "Les Fous");
  const fous = await address(page);
  await openAwake(page, second);
  await name(page, "Les Macareux");
  await add(page, `${fous} et encore ${fous}`);
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByText(/^1\srésultat ajouté\.$/)).toBeVisible();
  await add(page, fous);
  await expect(page.getByText("Rien de neuf")).toBeVisible();
  const figures = async () => (await rows(page).first().locator("td").allInnerTexts()).slice(0, 2);
  const best = await figures();
  const winner = await rows(page).first().locator("bdi").innerText();
  await chosen(page).selectOption({ index: 1 });
  await nameField(page).fill(winner.toUpperCase());
  await button(page, "Écrire ce nom").click();
  await expect(page.getByText(/^Deux équipages s’appelaient/)).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  expect(await figures()).toEqual(best);
});

test("forty crews fit, the next one is told, and the board is printed alone", async ({ page }) => {
  test.slow();
  const link = await boardOf(page);
  await openAwake(page, link);
  for (let at = 1; at <= 40; at++) {
    if (at > 1) await add(page, link);
    await name(page, `Équipage ${at} né du vent`);
  }
  await expect(rows(page)).toHaveCount(40);
  expect((await address(page)).length).toBeLessThan(2_000);
  await add(page, link);
  await expect(page.getByText("Un tableau tient 40 équipages")).toBeVisible();
  await expect(linksField(page)).toHaveValue(link);
  await expect(rows(page)).toHaveCount(40);
  expect((await axe(page).analyze()).violations).toEqual([]);

  const sheets = await sheetsOf(page, { preferCSSPageSize: true });
  const text = sheets.text.join(" ");
  for (const crew of ["Équipage 1 né du vent", "Équipage 40 né du vent"]) expect(text).toContain(crew);
  expect(text).toContain("Tableau des équipages, quiz Sillages");
  expect(text).toMatch(/Imprimé le \d+(er)?\s\S+\s20\d\d\..*\/jeux-concours\/equipages/u);
  expect(text).toContain("Rien ne les prouve");
  expect(text).not.toContain("Liens reçus");
  expect(text).not.toContain("Relever le défi");
  // The code of the board, which nobody types, takes no room on paper.
  expect(text).not.toContain("tableau=");
  expect(sheets.text.length).toBeLessThanOrEqual(2);
});

test("names of every script and of every length keep to their cell, on a phone too", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const link = await boardOf(page);
  const hard = ["نور الهدى بنت عبد الله", "אביגיל כהן-לוי", "王小明", "W".repeat(40), "👩‍👧‍👦 🌊", "<b>&amp;"];
  await openAwake(page, link);
  for (const [at, crew] of hard.entries()) {
    if (at > 0) await add(page, link);
    await name(page, crew);
  }
  const written = rows(page).locator("bdi");
  expect((await written.allInnerTexts()).toSorted()).toEqual(hard.toSorted());
  const arabic = written.filter({ hasText: "نور" });
  expect(await arabic.evaluate((crew) => getComputedStyle(crew).unicodeBidi)).toBe("isolate");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

  // What nobody sees is not kept; a longer name is, and told: half of it would be another's.
  await add(page, link);
  await nameField(page).fill("\u200b\u202e");
  await button(page, "Écrire ce nom").click();
  await expect(page.getByText("Écrivez d’abord un nom.")).toBeVisible();
  await nameField(page).fill("é".repeat(60));
  await button(page, "Écrire ce nom").click();
  await expect(nameField(page)).toHaveAccessibleDescription(/Ce nom dépasse quarante signes/);
  await expect(nameField(page)).toBeFocused();
  await expect(nameField(page)).toHaveValue("é".repeat(60));
  await expect(written.filter({ hasText: "éé" })).toHaveCount(0);
  await nameField(page).fill(`\u202e${"é".repeat(40)}`);
  await button(page, "Écrire ce nom").click();
  await expect(written.filter({ hasText: "é" })).toHaveText("é".repeat(40));
});

for (const [what, hash, said] of [
  ["cut on the way", "#tableau=2~3f-16-5.1o.2i.The_Gannets1k78s", "Ce lien de tableau est abîmé"],
  ["that holds no board", "#tableau=<img src=x onerror=alert(1)>", "Ce lien de tableau est abîmé"],
  ["of another version", "#tableau=1~3f-16-5.1o.2i.a1qgm368", "Ce tableau vient d’une autre version"],
] as const) {
  test(`a link ${what} says so, and a board can be begun`, async ({ page }) => {
    await page.goto(path + hash);
    await expect(page.getByText(said)).toBeVisible();
    await expect(page.getByText("Aucun équipage pour l’instant.")).toBeVisible();
    await expect(button(page, "Ajouter au tableau")).toBeVisible();
  });
}

test("results of questions that are not asked any more stand apart, without a challenge", async ({
  page,
}) => {
  await page.goto(`${path}#tableau=2~3f-16-5.1o.2i.The_Gannets1k78sh2`);
  await expect(page.getByRole("main").getByText(/^Une autre version du quiz, 5\squestions$/)).toBeVisible();
  await expect(rows(page)).toContainText("1. The Gannets");
  await expect(page.getByRole("link", { name: /Relever le défi/ })).toHaveCount(0);
});

test("a text without a link, a broken link, an empty name: each is said, and nothing is lost", async ({
  page,
}) => {
  const link = await boardOf(page);
  await openAwake(page, link);
  await add(page, "Nous avons fait 80 % !");
  await expect(page.getByText("Ce texte ne contient aucun lien de résultat.")).toBeVisible();
  await expect(linksField(page)).toHaveValue("Nous avons fait 80 % !");
  await add(page, `${link.slice(0, -2)} ${path}#tableau=2~3f-16-5.1o.2i.The_Gannets1k78sh2`);
  await expect(page.getByText(/^1\slien ne se lit pas/)).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  await nameField(page).fill("   ");
  await button(page, "Écrire ce nom").click();
  await expect(page.getByText("Écrivez d’abord un nom.")).toBeVisible();
});

test("another board opens in the same tab, and Back finds the one before", async ({ page }) => {
  const link = await boardOf(page);
  await openAwake(page, link);
  await name(page, "Les Fous");
  await page.evaluate(() => {
    location.hash = "#tableau=2~3f-16-5.1o.2i.The_Gannets1k78sh2";
  });
  await expect(rows(page)).toContainText("The Gannets");
  // What was done was done to the other one.
  await expect(button(page, "Annuler")).toHaveCount(0);
  await page.goBack();
  await expect(rows(page)).toContainText("Les Fous");
});

test("nothing is sent and nothing is kept, and a browser that refuses to keep changes nothing", async ({
  page,
}) => {
  const link = await boardOf(page);
  await refuseStorage(page);
  await openAwake(page, link);
  // A link under the mouse has its page fetched.
  await page.mouse.move(0, 0);
  await untilIdle(page);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await name(page, "Les Fous");
  await add(page, link);
  await expect(rows(page)).toHaveCount(2);
  expect(asked.filter((url) => !url.includes("/images/"))).toEqual([]);
});

test("the contest leads to the board", async ({ page }) => {
  await page.goto("/jeux-concours");
  await page.getByRole("link", { name: "Comparer plusieurs équipages" }).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tableau des équipages");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says why, and leads to the sheets", async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText("que seul JavaScript sait lire")).toBeVisible();
    await page
      .getByRole("main")
      .getByRole("link", { name: /Océan vivant/ })
      .click();
    await expect(page).toHaveURL(/\/documents\/quiz-ocean-vivant\.html$/);
  });
});
