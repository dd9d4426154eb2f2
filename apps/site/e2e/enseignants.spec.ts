import { expect, type Page, test } from "./test.ts";
import { unzipSync } from "fflate";
import { readFileSync } from "node:fs";
import { openAwake } from "../awake.ts";

const banks = [
  { id: "ocean-vivant", title: "Océan vivant", questions: 50 },
  { id: "cap-au-large", title: "Cap au large", questions: 47 },
];

for (const { id, questions, title } of banks) {
  test(`${title}: the page offers a sheet and two files, of the weight it says`, async ({
    page,
    request,
  }) => {
    await page.goto("/jeux-concours");
    const card = page.locator("#enseignants li", { hasText: title });
    for (const format of ["gift.txt", "xml"]) {
      const link = card.locator(`a[href="/quiz/${id}.${format}"]`);
      await expect(link).toHaveAttribute("download");
      const bytes = (await (await request.get(`/quiz/${id}.${format}`)).body()).length;
      const announced = Number(/(\d+)\sko/.exec((await link.textContent()) ?? "")?.[1]);
      expect(Math.abs(bytes / 1000 - announced)).toBeLessThanOrEqual(1);
    }
    await card.getByRole("link", { name: /fiche et corrigé/ }).click();
    await expect(page).toHaveURL(`/documents/quiz-${id}.html`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
  });

  test(`${title}: the sheet asks every question, then tells the answers on a page of their own`, async ({
    page,
  }) => {
    await page.goto(`/documents/quiz-${id}.html`);
    await expect(page.locator("main ol > li")).toHaveCount(questions);
    await expect(page.locator("main ol > li").first().getByRole("listitem")).toHaveCount(4);
    await expect(page.getByRole("table").getByRole("row")).toHaveCount(questions + 1);
    await page.emulateMedia({ media: "print" });
    const breakBefore = await page.locator("#corrige").evaluate((key) => getComputedStyle(key).breakBefore);
    expect(breakBefore).toBe("page");
  });
}

test("what each format drops is said beside them", async ({ page }) => {
  await page.goto("/jeux-concours");
  const section = page.locator("#enseignants");
  await expect(section).toContainText(/le XML\s: il garde les points, la difficulté et les images/);
  await expect(section).toContainText("Le GIFT convient aux autres plateformes, sans les points.");
});

test.describe("the page of teachers", () => {
  const sheet = (page: Page) =>
    page.locator("#fiche").getByRole("heading", { name: /^(Océan vivant|Cap au large)/, level: 3 });
  const select = (page: Page, name: string) => page.getByRole("combobox", { name });

  /** The words of the questions on the sheet, in order. */
  const questions = (page: Page) => page.locator("ol > li p:has(small)");
  const asked = (page: Page) => questions(page).allTextContents();

  test("is reached from the header, the footer and the contest, and leads to three hours of class", async ({
    page,
  }) => {
    await page.goto("/");
    await page.getByRole("contentinfo").getByRole("link", { name: "Pour les enseignants" }).click();
    await expect(page).toHaveURL("/enseignants");
    await page.goto("/jeux-concours");
    await page.getByRole("link", { name: "Séances, fiches de deux pages et lexique" }).click();
    await expect(page).toHaveURL("/enseignants");
    const sessions = page.getByRole("link", { name: "Lire et imprimer la séance" });
    await expect(sessions).toHaveCount(3);
    for (const path of await sessions.evaluateAll((links) =>
      links.map((link) => link.getAttribute("href") ?? ""),
    )) {
      await page.goto(path);
      const plan = page.getByRole("table").first();
      const sumOf = (minutes: string[]) => minutes.reduce((sum, text) => sum + Number(text), 0);
      expect(sumOf(await plan.getByRole("rowheader").allTextContents())).toBe(55);
      // What is left of an hour once a class has sat down: what is dropped, what is done at home.
      expect(sumOf(await plan.locator("tbody td:last-child").allTextContents())).toBe(50);
      await expect(page.getByRole("term").filter({ hasText: "À la maison" })).toBeVisible();
      // What is asked aloud has its answer in the key.
      const asked = await plan.getByRole("listitem").allTextContents();
      expect(asked.length).toBeGreaterThan(0);
      for (const question of asked)
        await expect(
          page.locator("#corrige").getByRole("term").filter({ hasText: question }).first(),
        ).toBeVisible();
      // The lexicon is prepared with the rest.
      await expect(page.getByRole("listitem").filter({ hasText: /^Le lexique de la mer/ })).toBeVisible();
      await expect(page.getByText(/Bulletin officiel/)).toBeVisible();
      await page.emulateMedia({ media: "print" });
      for (const part of ["#fiche", "#corrige"])
        expect(await page.locator(part).evaluate((one) => getComputedStyle(one).breakBefore)).toBe("page");
      await page.emulateMedia({ media: "screen" });
    }
  });

  test("tells the two coasts that a class compares, and gives a map and a table to fill", async ({
    page,
  }) => {
    await page.goto("/documents/seance-cycle-3.html");
    const sheet = page.locator("#fiche");
    await expect(sheet.getByText(/^Document 1\s: Gdynia/)).toBeVisible();
    await expect(sheet.getByText(/^Document 2\s: Palma de Majorque/)).toBeVisible();
    await expect(sheet.getByRole("img", { name: /^Carte muette de l’Atlantique/ })).toBeVisible();
    const cells = (part: string) => page.locator(`${part} table tbody td`).allTextContents();
    const [blank, filled] = [await cells("#fiche"), await cells("#corrige")];
    expect(blank.length).toBe(filled.length);
    expect(blank.every((text) => text === "")).toBe(true);
    expect(filled.every((text) => text !== "")).toBe(true);
  });

  test("leads to the board where classes compare their results", async ({ page }) => {
    await page.goto("/enseignants");
    await page.getByRole("link", { name: "Ouvrir le tableau" }).click();
    await expect(page.getByRole("heading", { name: "Tableau des équipages", level: 1 })).toBeVisible();
  });

  test("makes a sheet of any choice, the same for the same code, in two orders", async ({ page }) => {
    await openAwake(page, "/enseignants");
    await select(page, "Nombre de questions").selectOption("5");
    await expect(sheet(page)).toHaveText("Océan vivant");
    await expect(questions(page)).toHaveCount(5);
    const first = await asked(page);
    await page.locator("label", { hasText: /^B$/ }).click();
    await expect(page.getByText(/^Fiche MER, version B$/)).toBeVisible();
    const second = await asked(page);
    expect(second).not.toEqual(first);
    expect(second.toSorted()).toEqual(first.toSorted());
    await page.getByRole("textbox", { name: "Code de la fiche" }).fill("6eB");
    await expect.poll(() => asked(page)).not.toEqual(second);
    await page.getByRole("textbox", { name: "Code de la fiche" }).fill("MER");
    await expect.poll(() => asked(page)).toEqual(second);
    // Who does not see the sheet hears that it is another.
    await expect(page.getByRole("status").filter({ hasText: /^5\squestions, fiche MER\.$/ })).toHaveCount(1);
  });

  test("says what no question answers, and offers no export of nothing", async ({ page }) => {
    await openAwake(page, "/enseignants");
    await select(page, "Thème").selectOption("Bateaux");
    await select(page, "Difficulté").selectOption("Facile");
    await expect(page.getByText("Aucune question ne répond à ces choix.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Imprimer la fiche et son corrigé" })).toBeDisabled();
    await expect(page.getByRole("button", { name: "GIFT" })).toHaveCount(0);
    await select(page, "Difficulté").selectOption("");
    await expect(page.getByText(/Il n’y a qu(?:e \d+\squestions|’une question) pour/)).toBeVisible();
  });

  test("hands the sheet over in four formats", async ({ page }) => {
    await openAwake(page, "/enseignants");
    await select(page, "Nombre de questions").selectOption("5");
    for (const [name, end] of [
      ["GIFT", ".gift.txt"],
      ["Moodle XML", ".xml"],
      ["QTI 2.1", ".qti.zip"],
      ["Aiken", ".aiken.txt"],
    ] as const) {
      await test.step(name, async () => {
        const coming = page.waitForEvent("download");
        await page.getByRole("button", { name, exact: true }).click();
        expect.soft((await coming).suggestedFilename()).toBe(`sillages-mer-a${end}`);
      });
    }
  });

  test("hands over the drawings with the questions that show them, and says which formats hold none", async ({
    page,
  }) => {
    await openAwake(page, "/enseignants");
    await select(page, "Nombre de questions").selectOption("20");
    await expect(page.getByText(/^20\./)).toHaveCount(1);
    const shown = page.locator("ol > li img");
    const alts = await shown.evaluateAll((images) => images.map((image) => image.getAttribute("alt") ?? ""));
    expect(alts.length).toBeGreaterThan(0);
    await expect(page.getByText("GIFT et Aiken n’en portent pas")).toBeVisible();
    const fileOf = async (name: string) => {
      const coming = page.waitForEvent("download");
      await page.getByRole("button", { name, exact: true }).click();
      return readFileSync(await (await coming).path());
    };
    const moodle = (await fileOf("Moodle XML")).toString("utf8");
    expect(moodle.match(/<file name="[^"]+\.svg" path="\/" encoding="base64">/g)).toHaveLength(alts.length);
    const paths = Object.keys(unzipSync(await fileOf("QTI 2.1")));
    expect(paths.filter((path) => path.endsWith(".svg"))).toHaveLength(alts.length);
    const words = (await fileOf("GIFT")).toString("utf8");
    expect(words.match(/^::/gm)).toHaveLength(20 - alts.length);
  });

  test("prints the sheet alone: two pages of twenty questions, and the key", async ({ page }) => {
    await openAwake(page, "/enseignants");
    await select(page, "Nombre de questions").selectOption("20");
    await expect(page.getByText(/^20\./)).toHaveCount(1);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByRole("contentinfo")).toBeHidden();
    await expect(sheet(page)).toBeVisible();
    const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page[^s]/g)?.length).toBeLessThanOrEqual(4);
  });

  test("prints at the first press of a page that sleeps, once the questions are there", async ({ page }) => {
    await page.addInitScript(() => {
      const printed: number[] = [];
      const print = () => {
        printed.push(document.querySelectorAll("#fiche ol > li p small").length);
        dispatchEvent(new Event("beforeprint"));
      };
      Object.assign(window, { print, printed });
    });
    await page.goto("/enseignants");
    await expect(page.getByText("Les questions arrivent.")).toBeHidden();
    let send = () => {};
    const sent = new Promise<void>((resolve) => (send = resolve));
    await page.route(/ocean-vivant/, (route) => sent.then(() => route.continue()));
    await page.getByRole("button", { name: "Imprimer la fiche et son corrigé" }).click();
    await expect(page.getByText("Les questions arrivent.")).toBeVisible();
    const printed = () => page.evaluate(() => Reflect.get(window, "printed") as number[]);
    expect(await printed()).toEqual([]);
    send();
    await expect.poll(printed).toEqual([10]);
  });

  test("holds on a phone of 320 pixels", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openAwake(page, "/enseignants");
    await expect(sheet(page)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

  test("is used by keyboard alone, to the file that is kept", async ({ page }) => {
    await openAwake(page, "/enseignants");
    await expect(sheet(page)).toBeVisible();
    await select(page, "Nombre de questions").focus();
    await page.keyboard.press("ArrowUp");
    await expect.poll(() => asked(page)).toHaveLength(5);
    const coming = page.waitForEvent("download");
    await page.getByRole("button", { name: "QTI 2.1" }).press("Enter");
    expect((await coming).suggestedFilename()).toBe("sillages-mer-a.qti.zip");
  });

  test("says when the questions cannot be had, and asks again", async ({ page }) => {
    await page.route(/ocean-vivant/, (route) => route.abort());
    await openAwake(page, "/enseignants");
    await expect(page.getByText("Les questions n’ont pas pu se charger.")).toBeVisible();
    await page.unroute(/ocean-vivant/);
    await page.getByRole("button", { name: "Réessayer" }).click();
    await expect(sheet(page)).toBeVisible();
  });

  test("asks again for the questions that could not be had when the sheet is to be printed", async ({
    page,
  }) => {
    await page.addInitScript(() => Object.assign(window, { print: () => undefined }));
    await page.route(/ocean-vivant/, (route) => route.abort());
    await openAwake(page, "/enseignants");
    await expect(page.getByText("Les questions n’ont pas pu se charger.")).toBeVisible();
    await page.unroute(/ocean-vivant/);
    await page.getByRole("button", { name: "Imprimer la fiche et son corrigé" }).click();
    await expect(sheet(page)).toBeVisible();
    await expect(page.getByText("Ce navigateur n’ouvre pas de fenêtre d’impression.")).toBeVisible();
  });

  test("says no more that questions are missing once they came by another way, and prints nothing by itself", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const printed: string[] = [];
      Object.assign(window, { print: () => printed.push(document.title), printed });
    });
    await page.route(/ocean-vivant/, (route) => route.abort());
    await openAwake(page, "/enseignants");
    const failed = page.getByText("Les questions n’ont pas pu se charger.");
    await expect(failed).toBeVisible();
    const print = page.getByRole("button", { name: "Imprimer la fiche et son corrigé" });
    await print.click();
    await expect(failed).toBeVisible();
    await page.unroute(/ocean-vivant/);
    await page.getByRole("radio", { name: "Cap au large" }).check({ force: true });
    await expect(sheet(page)).toBeVisible();
    await page.getByRole("radio", { name: "Océan vivant" }).check({ force: true });
    await expect(sheet(page)).toBeVisible();
    await expect(failed).toBeHidden();
    expect(await page.evaluate(() => Reflect.get(window, "printed") as string[])).toEqual([]);
    await print.click();
    expect(await page.evaluate(() => Reflect.get(window, "printed") as string[])).toHaveLength(1);
  });

  test("has a word of its own for each term of the lexicon, found by its address", async ({ page }) => {
    await page.goto("/documents/lexique.html#posidonie");
    expect(await page.getByRole("term").count()).toBeGreaterThanOrEqual(60);
    await page.goto("/documents/lexique.html#estran");
    await expect(page.locator("#estran")).toBeInViewport();
  });

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });

    test("gives the hours of class, and says that sheets are to be had whole", async ({ page }) => {
      await page.goto("/enseignants");
      await expect(page.getByText("La fabrique a besoin de JavaScript.")).toBeVisible();
      await page.getByRole("link", { name: "Océan vivant, fiche et corrigé" }).click();
      await expect(page.getByRole("heading", { name: "Corrigé" })).toBeVisible();
    });
  });
});
