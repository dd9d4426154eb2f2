// The quiz before a class: chosen, projected, scored, by mouse, by touch and by keyboard; and the cards that pupils raise.
import { expect, type Page, test } from "./test.ts";
import { sheetsOf } from "./sheets.ts";
import { axe } from "./axe.ts";
import { openAwake } from "../awake.ts";
import { smallTargets } from "./targets.ts";

const path = "/mode-classe";
const key = "sillages.classe";

const screen = (page: Page) => page.getByRole("dialog", { name: "Mode classe" });
const question = (page: Page) => page.locator("#question");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const right = (page: Page) => screen(page).getByText("Bonne réponse", { exact: true });
const points = (page: Page) =>
  screen(page).getByRole("list", { name: "Points des équipes" }).locator("strong");
const at = (page: Page, place: number, total: number) =>
  expect(screen(page).getByText(`Question ${place} sur ${total}.`)).toBeVisible();

interface Choices {
  code?: string;
  size?: string;
  teams?: string;
  bank?: string;
}

async function choose(page: Page, { bank, code = "MER", size = "5", teams = "4" }: Choices = {}) {
  if (bank) await page.locator("label", { hasText: bank }).click();
  await page.getByRole("combobox", { name: "Nombre de questions" }).selectOption(size);
  await page.getByRole("combobox", { name: "Équipes" }).selectOption(teams);
  await page.getByRole("textbox", { name: "Code de la fiche" }).fill(code);
}

async function begin(page: Page, choices: Choices = {}) {
  await openAwake(page, path);
  await choose(page, choices);
  await button(page, "Projeter le quiz").click();
  await expect(question(page)).toBeFocused();
}

test("fields that stand side by side are as tall", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAwake(page, path);
  const fields = page.locator("main").locator("fieldset label, select, input:not([type=radio])");
  const boxes = await fields.evaluateAll((each) => each.map((one) => one.getBoundingClientRect().toJSON()));
  const besides = boxes.map(({ top, bottom }: DOMRect) =>
    boxes
      .filter((other: DOMRect) => other.top < bottom && other.bottom > top)
      .map(({ height }: DOMRect) => height),
  );
  expect(besides.filter((heights) => new Set(heights).size > 1)).toEqual([]);
});

test("a teacher finds it, and leads a whole game by mouse", async ({ page }) => {
  await page.goto("/enseignants");
  await page.getByRole("link", { name: "Ouvrir le mode classe" }).click();
  await expect(page).toHaveURL(path);
  await choose(page);
  await button(page, "Projeter le quiz").click();
  const asked: string[] = [];
  for (let place = 1; place <= 5; place++) {
    await at(page, place, 5);
    asked.push((await question(page).textContent()) ?? "");
    await expect(
      screen(page)
        .getByRole("listitem")
        .filter({ hasText: /^[A-D]/ }),
    ).toHaveCount(4);
    await expect(right(page)).toHaveCount(0);
    await button(page, "Révéler").click();
    await expect(right(page)).toBeVisible();
    await expect(screen(page).getByText(/^Source/)).toBeVisible();
    await button(page, "Un point à l’équipe 2").click();
    await button(page, place < 5 ? "Suivante" : "Terminer").click();
  }
  expect(new Set(asked).size).toBe(5);
  await button(page, "Un point de moins à l’équipe 2").click();
  // Said, as a point that is given is.
  await expect(page.getByRole("status").filter({ hasText: /Équipe 2/ })).toHaveCount(1);
  await expect(points(page)).toHaveText(["0", "4", "0", "0"]);
  await expect(page.getByRole("heading", { name: "Terminé !" })).toBeVisible();
  await expect(
    screen(page)
      .getByRole("listitem")
      .filter({ hasText: /points?$/ })
      .first(),
  ).toHaveText(/^Équipe 2 4\spoints$/);
  await button(page, "Précédente").click();
  await at(page, 5, 5);
  await button(page, "Sortir").click();
  await expect(screen(page)).toHaveCount(0);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a whole game is led by touch", async ({ page }) => {
    await openAwake(page, path);
    await choose(page, { teams: "8" });
    await button(page, "Projeter le quiz").tap();
    for (let place = 1; place <= 5; place++) {
      await at(page, place, 5);
      await button(page, "Révéler").tap();
      await expect(right(page)).toBeVisible();
      await button(page, "Un point à l’équipe 8").tap();
      await button(page, place < 5 ? "Suivante" : "Terminer").tap();
    }
    await expect(points(page).last()).toHaveText("5");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

for (const [teams, figures] of [
  ["0", undefined],
  ["2", "1 ou 2"],
  ["3", "1 à 3"],
] as const) {
  test(`the keys of points are those of the teams that play: ${teams}`, async ({ page }) => {
    await begin(page, { teams });
    const keys = screen(page).locator("kbd");
    await expect(keys.filter({ hasText: /^F$/ })).toBeVisible();
    await expect(keys.filter({ hasText: /^1/ })).toHaveText(figures ? [figures] : []);
    await expect(keys.filter({ hasText: "Retour arrière" })).toHaveCount(figures ? 1 : 0);
  });
}

test("a whole game is led by keyboard, and each key is written on the screen", async ({ page }) => {
  await begin(page);
  for (const name of [
    "→ ou Page ↓",
    "← ou Page ↑",
    "Espace ou Entrée",
    "1 à 4",
    "Retour arrière",
    "F",
    "Échap",
  ])
    await expect(screen(page).locator("kbd", { hasText: name }).first()).toBeVisible();
  await page.keyboard.press("Space");
  await expect(right(page)).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await at(page, 2, 5);
  await expect(question(page)).toBeFocused();
  await expect(right(page)).toHaveCount(0);
  await button(page, "Révéler").press("Enter");
  await expect(right(page)).toBeVisible();
  await expect(question(page)).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await at(page, 1, 5);
  await expect(right(page)).toBeVisible();
  // A presenter's remote control sends these.
  for (const place of [2, 3]) {
    await page.keyboard.press("PageDown");
    await at(page, place, 5);
  }
  await page.keyboard.press("Enter");
  await expect(right(page)).toBeVisible();
  await page.keyboard.press("PageUp");
  await at(page, 2, 5);
  await page.keyboard.press("Digit3");
  // On a French keyboard the row types figures with Shift, and signs without.
  await page.keyboard.press("Shift+Digit3");
  await page.keyboard.press("8");
  await expect(points(page)).toHaveText(["0", "0", "2", "0"]);
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Backspace");
  await expect(points(page)).toHaveText(["0", "0", "1", "0"]);
  await page.keyboard.press("f");
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await page.keyboard.press("f");
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
  await page.keyboard.press("Escape");
  await expect(screen(page)).toHaveCount(0);
  await button(page, "Reprendre la partie").press("Enter");
  await at(page, 2, 5);
  await expect(points(page)).toHaveText(["0", "0", "1", "0"]);
});

test("a button that has the focus answers to its own keys, and a pointer gives them back to the screen", async ({
  page,
}) => {
  await begin(page);
  await button(page, "Un point à l’équipe 1").focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expect(points(page).first()).toHaveText("2");
  await expect(right(page)).toHaveCount(0);
  await button(page, "Un point à l’équipe 1").click();
  await page.keyboard.press("Space");
  await expect(right(page)).toBeVisible();
  await expect(points(page).first()).toHaveText("3");
});

test("the keys can be turned off: everything is still done by its button", async ({ page }) => {
  await begin(page);
  await screen(page).getByText("Touches actives").click();
  await question(page).focus();
  for (const pressed of ["ArrowRight", "Space", "1", "f"]) await page.keyboard.press(pressed);
  await at(page, 1, 5);
  await expect(right(page)).toHaveCount(0);
  await expect(points(page).first()).toHaveText("0");
  await button(page, "Révéler").click();
  await expect(right(page)).toBeVisible();
});

test("the code of a printed sheet projects its questions, in its order", async ({ page }) => {
  await openAwake(page, "/enseignants");
  await page.getByRole("combobox", { name: "Nombre de questions" }).selectOption("5");
  await page.getByRole("textbox", { name: "Code de la fiche" }).fill("6eB");
  const printed = page.locator("ol > li p:has(small)");
  await expect(page.getByText(/^Fiche 6eB, version A$/)).toBeVisible();
  await expect(printed).toHaveCount(5);
  const asked = await printed.evaluateAll((all) => all.map((one) => one.firstChild?.textContent?.trim()));
  await begin(page, { code: "6eB" });
  for (const words of asked) {
    await expect(question(page)).toHaveText(words ?? "");
    await page.keyboard.press("ArrowRight");
  }
});

test("without a code, two games ask other questions", async ({ page }) => {
  const codes = new Set<string>();
  for (let game = 0; game < 2; game++) {
    // Each load draws from the start again: the next one leaves one draw more behind it.
    await page.addInitScript(() => crypto.getRandomValues(new Uint32Array(1)));
    await begin(page, { code: "" });
    codes.add(
      (await screen(page)
        .getByText(/Fiche \w{4}$/)
        .textContent()) ?? "",
    );
    await button(page, "Sortir").click();
  }
  expect(codes.size).toBe(2);
});

test("a reload comes back to the same question, what was revealed and each team's points", async ({
  page,
}) => {
  await begin(page);
  for (const pressed of ["Space", "ArrowRight", "2", "ArrowRight", "Space"])
    await page.keyboard.press(pressed);
  const asked = await question(page).textContent();
  await page.reload();
  await at(page, 3, 5);
  await expect(question(page)).toHaveText(asked ?? "");
  await expect(right(page)).toBeVisible();
  await expect(points(page)).toHaveText(["0", "1", "0", "0"]);
  await page.keyboard.press("ArrowLeft");
  await at(page, 2, 5);
  await expect(right(page)).toHaveCount(0);
});

test("a projector that is unplugged loses nothing: full screen ends, the window changes, the game stands", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await begin(page);
  for (const pressed of ["ArrowRight", "Space", "1"]) await page.keyboard.press(pressed);
  await button(page, "Plein écran").click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await page.evaluate(() => document.exitFullscreen());
  await page.setViewportSize({ width: 800, height: 600 });
  await expect(button(page, "Plein écran")).toBeVisible();
  await at(page, 2, 5);
  await expect(right(page)).toBeVisible();
  await expect(points(page).first()).toHaveText("1");
});

for (const kept of ["ahoy", "null", "{}", '{"bank":"ocean-vivant","index":3}']) {
  test(`a kept game that is damaged is none: « ${kept} »`, async ({ page }) => {
    const errors: Error[] = [];
    page.on("pageerror", (error) => errors.push(error));
    await page.addInitScript(([name, text]) => sessionStorage.setItem(name, text), [key, kept] as const);
    await openAwake(page, `${path}#en-cours`);
    await expect(button(page, "Projeter le quiz")).toBeVisible();
    await expect(button(page, "Reprendre la partie")).toHaveCount(0);
    await expect(page).toHaveURL(path);
    expect(await page.evaluate((name) => sessionStorage.getItem(name), key)).toBeNull();
    expect(errors).toEqual([]);
  });
}

test("a game on questions that have changed since says so, and is erased", async ({ page }) => {
  await begin(page);
  await button(page, "Sortir").click();
  await page.evaluate((name) => {
    const game = JSON.parse(sessionStorage.getItem(name) ?? "{}") as object;
    sessionStorage.setItem(name, JSON.stringify({ ...game, hash: 1 }));
  }, key);
  await openAwake(page, path);
  await button(page, "Reprendre la partie").click();
  await expect(page.getByText("La partie gardée ne correspond plus aux questions du site.")).toBeVisible();
  expect(await page.evaluate((name) => sessionStorage.getItem(name), key)).toBeNull();
});

test("a game is erased when asked, and another tab finds none", async ({ context, page }) => {
  await begin(page);
  const other = await context.newPage();
  await openAwake(other, `${path}#en-cours`);
  await expect(button(other, "Projeter le quiz")).toBeVisible();
  await expect(screen(other)).toHaveCount(0);
  await button(page, "Sortir").click();
  await button(page, "Effacer la partie").click();
  await expect(button(page, "Reprendre la partie")).toHaveCount(0);
  await expect(page.getByText("La partie est effacée.")).toBeVisible();
  await expect(button(page, "Projeter le quiz")).toBeFocused();
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
});

test("a theme that no question of this difficulty has is said", async ({ page }) => {
  await openAwake(page, path);
  await page.getByRole("combobox", { name: "Thème" }).selectOption("Bateaux");
  await page.getByRole("combobox", { name: "Difficulté" }).selectOption("Facile");
  await button(page, "Projeter le quiz").click();
  await expect(page.getByText("Aucune question ne répond à ces choix.")).toBeVisible();
  await expect(screen(page)).toHaveCount(0);
});

test("all the questions stay asked for when another bank is chosen, and the field says so", async ({
  page,
}) => {
  await openAwake(page, path);
  const size = page.getByRole("combobox", { name: "Nombre de questions" });
  await size.selectOption({ label: "Toutes" });
  await page.locator("label", { hasText: "Cap au large" }).click();
  await expect(size.locator("option:checked")).toHaveText("Toutes");
  await button(page, "Projeter le quiz").click();
  await expect(screen(page)).toContainText(/Question 1 sur [4-9]\d\. Cap au large/);
});

test("what cannot be fetched is said, and may be tried again", async ({ page }) => {
  await page.route(/ocean-vivant/, (route) => route.abort());
  await openAwake(page, path);
  await button(page, "Projeter le quiz").click();
  await expect(page.getByText("Les questions n’ont pas pu se charger.")).toBeVisible();
  await page.unroute(/ocean-vivant/);
  await button(page, "Projeter le quiz").click();
  await expect(question(page)).toBeFocused();
});

test("the question and its answers stay where they are when the explanation comes", async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await begin(page);
  const places = () =>
    screen(page)
      .getByRole("listitem")
      .filter({ hasText: /^[A-D]/ })
      .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().top)));
  const asked = await places();
  expect(asked).toHaveLength(4);
  await button(page, "Révéler").click();
  await expect(right(page)).toBeVisible();
  expect(await places()).toEqual(asked);
});

test.describe("on a projector of 1024 by 768", () => {
  test.use({ viewport: { width: 1024, height: 768 } });

  for (const bank of ["Océan vivant", "Cap au large"]) {
    test(`${bank}: every question and its answer fit, with eight teams`, async ({ page }) => {
      test.slow();
      await openAwake(page, path);
      await page.locator("label", { hasText: bank }).click();
      await page.getByRole("combobox", { name: "Nombre de questions" }).selectOption({ label: "Toutes" });
      await page.getByRole("combobox", { name: "Équipes" }).selectOption("8");
      await button(page, "Projeter le quiz").click();
      await expect(question(page)).toBeFocused();
      const [, total] = /sur (\d+)/.exec((await screen(page).textContent()) ?? "") ?? [];
      expect(Number(total)).toBeGreaterThan(40);
      const cut: string[] = [];
      for (let place = 1; place <= Number(total); place++) {
        await at(page, place, Number(total));
        await page.keyboard.press("Space");
        await expect(right(page)).toBeVisible();
        const over = await question(page).evaluate((one) => {
          const box = one.closest("dialog")!.firstElementChild!;
          return Math.max(box.scrollHeight - box.clientHeight, box.scrollWidth - box.clientWidth);
        });
        if (over > 0) cut.push(`${await question(page).textContent()}: ${over}`);
        await page.keyboard.press("ArrowRight");
      }
      expect(cut).toEqual([]);
    });
  }

  for (const colorScheme of ["light", "dark"] as const) {
    test(`every word has a contrast of seven at least, in a ${colorScheme} system`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await begin(page, { teams: "8" });
      await page.keyboard.press("Space");
      await expect(right(page)).toBeVisible();
      const faint = await screen(page).evaluate((dialog) => {
        const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
        const light = (color: string) => {
          const [r = 0, g = 0, b = 0] = channels(color).map((one) => {
            const part = one / 255;
            return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
          });
          return 0.2126 * r + 0.7152 * g + 0.0722 * b;
        };
        const groundOf = (element: Element | null): string => {
          if (!element) return "rgb(255, 255, 255)";
          const { backgroundColor } = getComputedStyle(element);
          return channels(backgroundColor)[3] === 0 ? groundOf(element.parentElement) : backgroundColor;
        };
        const told: string[] = [];
        for (const element of dialog.querySelectorAll("*:not(svg, svg *)")) {
          const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
          if (!own || !element.checkVisibility()) continue;
          const [one, other] = [light(getComputedStyle(element).color), light(groundOf(element))];
          const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
          if (ratio < 7) told.push(`${element.textContent}: ${ratio.toFixed(1)}`);
        }
        return told;
      });
      expect(faint).toEqual([]);
      // The right answer is told by a word, a mark and a rule besides its ink.
      const tile = right(page).locator("xpath=ancestor::li");
      expect(await tile.evaluate((one) => getComputedStyle(one).outlineStyle)).toBe("solid");
    });
  }
});

for (const width of [390, 1024]) {
  test(`at ${width} nothing on the screen is out of reach: no violation, no target too small`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 768 });
    await begin(page, { teams: "8" });
    await button(page, "Révéler").click();
    await expect(right(page)).toBeVisible();
    const { violations } = await axe(page).include("dialog[open]").analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    expect(await screen(page).evaluate((one) => one.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

test("nothing moves for who asks for no motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await begin(page);
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await at(page, 2, 5);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test.describe("without network", () => {
  test.use({ serviceWorkers: "allow" });

  test("a game is begun and led to its end though the page was only opened, once", async ({
    context,
    page,
  }) => {
    await page.goto(path);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const kept = () =>
      page.evaluate(async () => {
        const names = (
          await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
        )
          .flat()
          .map(({ url }) => new URL(url).pathname);
        return [
          names.includes("/mode-classe"),
          names.filter((name) => name.startsWith("/assets/quiz/")).length,
          names.some((name) => /\/assets\/classModule/.test(name)),
        ];
      });
    await expect.poll(kept, { timeout: 60_000 }).toEqual([true, 4, true]);
    await context.setOffline(true);
    await page.reload();
    await choose(page);
    await button(page, "Projeter le quiz").click();
    for (let place = 1; place <= 5; place++) {
      await at(page, place, 5);
      await button(page, "Révéler").click();
      await expect(screen(page).getByText(/^Source/)).toBeVisible();
      await button(page, place < 5 ? "Suivante" : "Terminer").click();
    }
    await button(page, "Précédente").click();
    await page.reload();
    await at(page, 5, 5);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says so, and leads to the printed sheets and to the cards", async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText("Le mode classe a besoin de JavaScript.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Projeter le quiz" })).toBeHidden();
    await page.getByRole("link", { name: "Imprimer les cartes" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Cartes A, B, C, D" })).toBeVisible();
    await page.goto(path);
    await page.getByRole("link", { name: "Cap au large, fiche et corrigé" }).click();
    await expect(page.getByRole("heading", { name: "Corrigé" })).toBeVisible();
  });
});

test("the cards are printed on two sheets, two marks on each, without backgrounds too", async ({ page }) => {
  await page.goto("/documents/cartes-reponses.html");
  for (const printBackground of [true, false]) {
    const { text } = await sheetsOf(page, { format: "A4", printBackground });
    expect(text).toHaveLength(2);
    for (const [sheet, letters] of [
      [0, "AB"],
      [1, "CD"],
    ] as const)
      for (const letter of letters) expect(text[sheet]).toContain(`Réponse ${letter}, `);
  }
  await page.emulateMedia({ media: "print" });
  const marks = page.locator("figure svg");
  await expect(marks).toHaveCount(4);
  // As large as half of a sheet allows: 108 mm.
  for (const mark of await marks.all())
    expect((await mark.boundingBox())?.height).toBeGreaterThan((100 * 96) / 25.4);
  const shapes = await marks.evaluateAll((all) =>
    all.map((mark) => mark.querySelector("circle, path")?.outerHTML.replace(/ class="[^"]*"/, "")),
  );
  expect(new Set(shapes).size).toBe(4);
});
