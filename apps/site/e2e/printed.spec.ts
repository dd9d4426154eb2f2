// What is printed: a document is alike whatever the print dialog is set to, a page is read on sheets that it fills.
import { quizSheet } from "@sillages/content";
import { expect, test } from "./test.ts";
import { sheetsOf } from "./sheets.ts";
import { documentPaths, specifiedPaths } from "./paths.ts";

const margins = (each: string) => ({ top: each, right: each, bottom: each, left: each });

/** What a reader may choose: the browser's own margins are some ten millimetres. */
const dialogs = [
  { name: "A4 without margins", format: "A4" },
  { name: "A4 with margins of 10 mm", format: "A4", margin: margins("10mm") },
  { name: "A4 with margins of 25 mm", format: "A4", margin: margins("25mm") },
  { name: "Letter without margins", format: "Letter" },
  { name: "Letter with margins of 10 mm", format: "Letter", margin: margins("10mm") },
];

/** The fewest words that a sheet may hold: a heading alone has six, a footer four. */
const FEWEST = 20;

for (const path of documentPaths) {
  test(`${path} prints alike at any margins, on A4 and on Letter`, async ({ page }) => {
    await page.goto(path);
    const printed = [];
    for (const { name: _, ...options } of dialogs) {
      const { text } = await sheetsOf(page, { printBackground: true, ...options });
      printed.push(text.map((words) => words.split(/\s+/u).filter(Boolean)));
    }
    const [first = []] = printed;
    expect(first.map(({ length }) => length).filter((words) => words < FEWEST)).toEqual([]);
    expect(printed.map(({ length }) => length)).toEqual(dialogs.map(() => first.length));
    // The same words on the same sheets.
    for (const sheets of printed) expect(sheets).toEqual(first);
  });
}

test("what folds on the screen is whole on paper, without the words of its button", async ({ page }) => {
  for (const path of ["/presentation", "/escales", "/journal"]) {
    await page.goto(path);
    await page.emulateMedia({ media: "print" });
    const folded = page.locator("main details:has(> summary > span + span)");
    expect(await folded.count()).toBeGreaterThan(0);
    for (const one of await folded.all()) {
      await expect(one.locator("> summary")).toBeHidden();
      await expect(one.locator("> div")).toBeVisible();
    }
  }
});

test("each plate of the series takes a sheet, in A4 and in A3, after the one that heads them", async ({
  page,
}) => {
  await page.goto("/planches");
  const plates = await page.getByRole("main").getByRole("figure").count();
  for (const format of ["A4", "A3"]) {
    const { text } = await sheetsOf(page, { format });
    expect(text.map((words) => words.match(/Planche/gu)?.length ?? 0)).toEqual([
      0,
      ...Array.from({ length: plates }, () => 1),
    ]);
    expect(text.join(" ")).not.toContain("Ouvrir en grand");
  }
});

/** What the margins of a sheet of A4 leave, in pixels of 96 to the inch: 186 mm. */
const SHEET = 703;

for (const path of specifiedPaths) {
  test(`${path} is no wider than a sheet, and leaves none all but empty`, async ({ page }) => {
    await page.setViewportSize({ width: SHEET, height: 1000 });
    await page.emulateMedia({ media: "print" });
    await page.goto(path);
    // Browsers shrink the whole of a page that is wider than its sheets.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(SHEET);

    const { text } = await sheetsOf(page);
    const sheets = text.map((words) => words.split(/\s+/u).filter(Boolean).length);
    expect(sheets.filter((words) => words < FEWEST)).toEqual([]);
  });
}

for (const level of ["cycle-3", "cycle-4", "seconde"]) {
  test(`the sheet of a pupil, ${level}, leaves its licence alone on none`, async ({ page }) => {
    await page.goto(`/documents/seance-${level}.html`);
    const { text } = await sheetsOf(page);
    const heads = text.map((words) => words.trim().slice(0, 9));
    expect(heads.length).toBeGreaterThan(3);
    expect(heads).not.toContain(quizSheet.licence.text.slice(0, 9));
  });
}

test("what is said of a film is printed above its drawing, not over it", async ({ page }) => {
  await page.goto("/videos");
  await page.emulateMedia({ media: "print" });
  const film = page.locator("div:has(> img)").filter({ hasText: "Durée" });
  const drawing = (await film.locator("img").boundingBox())!;
  const said = (await film.getByText("Durée").boundingBox())!;
  expect(said.y + said.height).toBeLessThanOrEqual(drawing.y);
  expect(drawing.height).toBeGreaterThan(80);
});

test("a page of words fills its sheet, whose contents are not printed beside it", async ({ page }) => {
  await page.setViewportSize({ width: SHEET, height: 1000 });
  await page.emulateMedia({ media: "print" });
  await page.goto("/confidentialite");
  const widths = await page
    .locator("main p")
    .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().width));
  expect(Math.max(...widths)).toBeGreaterThan(SHEET / 2);
});

test("an action that prepares a message says to whom on paper, once", async ({ page }) => {
  await page.goto("/devenir-partenaire");
  const { text } = await sheetsOf(page);
  const words = text.join("").replaceAll(" ", "");
  expect(words).toContain("Demanderundevis(partenaires@sillages.example)");
  expect(words).not.toContain("partenaires@sillages.example(partenaires");
});
