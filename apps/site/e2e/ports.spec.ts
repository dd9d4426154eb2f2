// « Où est ce port ? »: by mouse on the chart, by touch, by keyboard in the list; a challenge is played again and compared.
import { expect, type Page, test } from "./test.ts";
import { openAwake, wake } from "../awake.ts";

const path = "/ou-est-ce-port";
const asked = (page: Page) => page.locator("main h2");
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

/** The same draw each time: its first port is on the chart of Europe, others on that of the Atlantic. */
const drawAlike = (page: Page) =>
  page.addInitScript(() => {
    crypto.getRandomValues = (values) => {
      if (values instanceof Uint32Array) values.fill(1);
      return values;
    };
  });

test("by mouse: a press on the chart points at a port, and the answer says how far it is", async ({
  page,
}) => {
  await drawAlike(page);
  await openAwake(page, path);
  await button(page, "Jouer").click();
  await expect(asked(page).first()).toBeFocused();
  await button(page, "Valider").click();
  await expect(page.getByRole("status").filter({ hasText: "Choisissez d’abord" })).toBeVisible();
  const chart = page.locator("main svg[data-frame='inset']");
  const { width, height } = (await chart.boundingBox())!;
  // Around Lorient, where the road begins, there are calls.
  await chart.click({ position: { x: width * 0.35, y: height * 0.62 } });
  await expect(page.locator("main svg[aria-hidden] circle")).toHaveCount(1);
  await button(page, "Valider").click();
  await expect(page.getByText(/est à .+\smilles?\sd|Pas un mille d’écart/)).toBeVisible();
  await button(page, "Port suivant").click();
  await expect(page.getByText("Port 2 sur 10")).toBeVisible();
});

/** Answers the port that is asked by the list, and goes on to the next one. */
async function answerByKeyboard(page: Page) {
  await expect(asked(page).first()).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(page.getByRole("radio").first()).toBeChecked();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/est à .+\smilles?\sd|Pas un mille d’écart/)).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
}

/** Answers the ten ports by the list, by keyboard alone. */
async function playByKeyboard(page: Page) {
  for (let place = 1; place <= 10; place++) {
    await expect(page.getByText(`Port ${place} sur 10`)).toBeVisible();
    await answerByKeyboard(page);
  }
}

test("from Europe to the Atlantic, each chart keeps its own proportions: its ports stay in the window", async ({
  page,
}) => {
  await drawAlike(page);
  await openAwake(page, path);
  await button(page, "Jouer").click();
  const shown = new Set<string | null>();
  for (let place = 1; place <= 10; place++) {
    await expect(page.getByText(`Port ${place} sur 10`)).toBeVisible();
    const chart = page.locator("main svg[data-frame]").first();
    const [, , width, height] = (await chart.getAttribute("viewBox"))!.split(" ").map(Number);
    const box = (await chart.boundingBox())!;
    expect(box.width / box.height).toBeCloseTo(width! / height!, 2);
    shown.add(await chart.getAttribute("data-frame"));
    await answerByKeyboard(page);
  }
  expect(shown).toEqual(new Set(["inset", "world"]));
});

test("by keyboard: the list plays the ten ports, and the challenge replays them", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openAwake(page, path);
  await button(page, "Jouer").focus();
  await page.keyboard.press("Enter");
  await playByKeyboard(page);
  await expect(asked(page).first()).toContainText(/d’écart en tout/);
  const names = await page.locator("main dt").allInnerTexts();
  expect(names).toHaveLength(10);
  await button(page, "Copier le lien du défi").click();
  await expect(page.getByText("Lien copié").first()).toBeAttached();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  // What the ports are like is read, and the result is still there.
  await page.getByRole("main").getByRole("link", { name: "Apprendre la route" }).click();
  await expect(page).toHaveURL("/escales");
  await page.goBack();
  await expect(asked(page).first()).toContainText(/d’écart en tout/);
  expect(await page.locator("main dt").allInnerTexts()).toEqual(names);

  await page.goto("about:blank");
  await openAwake(page, link);
  await expect(page.getByText(/On vous défie/)).toBeVisible();
  await button(page, "Jouer").focus();
  await page.keyboard.press("Enter");
  await playByKeyboard(page);
  expect(await page.locator("main dt").allInnerTexts()).toEqual(names);
  await expect(page.getByText(/Égalité/)).toBeVisible();
});

test("the words of a challenge come to the page that was read, and nothing of it is made anew", async ({
  page,
}) => {
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  page.on("pageerror", ({ message }) => errors.push(message));
  await page.goto(`${path}#defi=2-3f-16-5-zzzzzz`);
  const heading = await asked(page).first().elementHandle();
  await wake(page);
  await expect(page.getByText("Ce lien de défi est abîmé")).toBeVisible();
  expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
  expect(errors).toEqual([]);
});

test("a link that was damaged says so, and a new game can be played", async ({ page }) => {
  await openAwake(page, `${path}#defi=2-3f-16-5-zzzzzz`);
  await expect(page.getByText("Ce lien de défi est abîmé")).toBeVisible();
  await button(page, "Jouer").click();
  await expect(page.getByText("Port 1 sur 10")).toBeVisible();
});

/** Answers by the list, whatever is right. */
async function answerByList(page: Page) {
  await page.getByText("Répondre sans la carte").click();
  await page
    .getByText(/^Entre /)
    .nth(1)
    .click();
  await button(page, "Valider").click();
}

test("the chart of the Atlantic is drawn as that of Europe is, though the game begins with the other", async ({
  page,
}) => {
  await openAwake(page, path);
  await button(page, "Jouer").click();
  const atlantic = page.locator("main svg[data-frame='world']");
  while (!(await atlantic.isVisible())) {
    await answerByList(page);
    await button(page, "Port suivant").click();
  }
  await expect(page.locator("main svg[data-frame='inset']")).toBeHidden();
  const fills = await atlantic
    .locator("use")
    .evaluateAll((shapes) => shapes.map((shape) => getComputedStyle(shape).fill));
  // Black is what a shape without a rule is.
  expect(fills.length).toBeGreaterThan(0);
  expect(fills).not.toContain("rgb(0, 0, 0)");
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("what is asked and what is answered come below the chart that stays", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await openAwake(page, path);
    await button(page, "Jouer").tap();
    const chart = page.locator("[data-beside] > div").first();
    /** By how much what has focus is hidden by the chart, once the view is still. */
    const hidden = () =>
      chart.evaluate((element) =>
        Math.max(
          0,
          element.getBoundingClientRect().bottom - document.activeElement!.getBoundingClientRect().top,
        ),
      );
    for (let place = 0; place < 3; place++) {
      await expect(asked(page).first()).toBeFocused();
      await expect.poll(hidden).toBe(0);
      await answerByList(page);
      await expect(page.getByText(/est à .+\smilles?\sd|Pas un mille d’écart/)).toBeVisible();
      await expect.poll(hidden).toBe(0);
      await button(page, "Port suivant").tap();
    }
  });

  test("a tap in the list answers", async ({ page }) => {
    await openAwake(page, path);
    await button(page, "Jouer").tap();
    await page.getByText("Répondre sans la carte").tap();
    await page
      .getByText(/^Entre /)
      .nth(1)
      .tap();
    await button(page, "Valider").tap();
    await expect(button(page, "Port suivant")).toBeInViewport();
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says what it needs, and leads to the road", async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText("Ce jeu a besoin de JavaScript")).toBeVisible();
    await page.getByRole("link", { name: "Lire le routier des escales" }).click();
    await expect(page).toHaveURL("/escales");
  });
});

test("a reload finds the game where it was left, and a link to the page begins another", async ({ page }) => {
  await openAwake(page, path);
  await button(page, "Jouer").click();
  await answerByKeyboard(page);
  const second = await asked(page).first().innerText();

  await page.reload();
  await expect(page.getByText("Port 2 sur 10")).toBeVisible();
  await expect(asked(page).first()).toHaveText(second);

  await page.goto(path);
  await expect(button(page, "Jouer")).toBeVisible();
});

test("a challenge is understood as a mail program escapes it, and in capitals", async ({ page }) => {
  await openAwake(page, path);
  await button(page, "Jouer").click();
  const code = new URL(page.url()).hash.slice("#defi=".length);
  const first = await asked(page).first().innerText();
  for (const hash of [`#defi%3D${code}`, `#defi=${code.toUpperCase()}`]) {
    await page.goto("about:blank");
    await openAwake(page, path + hash);
    await expect(page.getByText("abîmé")).toHaveCount(0);
    await button(page, "Jouer").click();
    await expect(asked(page).first()).toHaveText(first);
  }
});
