import { expect, type Page, test } from "@playwright/test";
import { openHydrated } from "./hydrated.ts";

const path = "/jeux-concours";

const open = (page: Page, address = path) => openHydrated(page, address);

async function start(page: Page) {
  await open(page);
  await page.getByRole("button", { name: "Démarrer le quiz" }).click();
  await expect(page.getByText("Question 1 sur 5")).toBeVisible();
}

const question = (page: Page) => page.locator("#question");
const next = (page: Page) => page.getByRole("button", { name: "Suivant" });
const finish = (page: Page) => page.getByRole("button", { name: "Terminer" });

async function answer(page: Page, place = 0) {
  await page.getByRole("radio").nth(place).check({ force: true });
}

async function playToTheEnd(page: Page) {
  const asked: string[] = [];
  for (let at = 1; at <= 5; at++) {
    await expect(page.getByText(`Question ${at} sur 5`)).toBeVisible();
    asked.push((await question(page).textContent()) ?? "");
    await answer(page);
    await (at < 5 ? next(page) : finish(page)).click();
  }
  await expect(page.getByRole("heading", { name: "Quiz Terminé !" })).toBeFocused();
  return asked;
}

test("a quiz is played to its end, and everything is told about each question", async ({ page }) => {
  await start(page);
  await expect(page.getByRole("button", { name: "Précédent" })).toBeDisabled();
  await expect(next(page)).toBeDisabled();
  await playToTheEnd(page);
  await expect(page.getByText(/^\d\/5$/)).toBeVisible();
  await expect(page.getByText("de réussite").first()).toBeVisible();
  const rows = page.getByRole("listitem").filter({ hasText: "Votre réponse" });
  await expect(rows).toHaveCount(5);
  for (const row of await rows.all()) {
    await expect(row).toContainText(/Bonne réponse|Mauvaise réponse/);
    await expect(row).toContainText(/points? gagnés?/);
    await expect(row.getByRole("link", { name: /^Source/ })).toHaveAttribute("href", /^https:/);
  }
  await page.getByRole("button", { name: "Recommencer" }).click();
  await expect(page.getByRole("button", { name: "Démarrer le quiz" })).toBeVisible();
});

test("by keyboard alone: choose with the arrows, go on, come back, change one's mind", async ({ page }) => {
  await start(page);
  await expect(question(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(page.getByRole("radio").first()).toBeChecked();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio").nth(1)).toBeChecked();
  await expect(page.getByText("Question 1 sur 5")).toBeVisible();
  await next(page).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Question 2 sur 5")).toBeVisible();
  await expect(question(page)).toBeFocused();
  await page.getByRole("button", { name: "Précédent" }).press("Enter");
  await expect(page.getByRole("radio").nth(1)).toBeChecked();
  await answer(page, 3);
  await expect(page.getByText(/^1\sréponse donnée sur 5$/)).toBeVisible();
});

test("a reload in the middle resumes where it was, answers and time left included", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-11-20T10:00:00Z") });
  await start(page);
  await answer(page, 2);
  await next(page).click();
  const asked = await question(page).textContent();
  await page.clock.pauseAt(new Date("2026-11-20T10:01:00Z"));
  const left = page.getByRole("timer");
  await expect(left).toContainText(/4:0\d/);
  const before = await left.textContent();
  await page.reload();
  await expect(page.getByText("Question 2 sur 5")).toBeVisible();
  await expect(question(page)).toHaveText(asked ?? "");
  await expect(left).toHaveText(before ?? "");
  await page.getByRole("button", { name: "Précédent" }).click();
  await expect(page.getByRole("radio").nth(2)).toBeChecked();
});

test("at zero the quiz ends by itself, and what was not answered says so", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-11-20T10:00:00Z") });
  await start(page);
  await answer(page);
  await page.clock.runFor(301_000);
  await expect(page.getByRole("heading", { name: "Quiz Terminé !" })).toBeVisible();
  await expect(page.getByText("Non répondu").first()).toBeVisible();
});

test("a pause hides the question and loses no time; without limit there is no clock", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-11-20T10:00:00Z") });
  await start(page);
  await page.getByRole("button", { name: "Mettre en pause" }).click();
  await expect(question(page)).toHaveCount(0);
  await page.clock.runFor(600_000);
  await page.getByRole("button", { name: "Reprendre" }).click();
  await expect(page.getByRole("timer")).toContainText(/5:00|4:5/);

  await page.getByRole("button", { name: "Revenir à l’accueil du quiz" }).click();
  await page.getByRole("radio", { name: "Sans limite de temps" }).check({ force: true });
  await page.getByRole("button", { name: "Démarrer le quiz" }).click();
  await page.clock.runFor(10_000_000);
  await expect(page.getByText("Question 1 sur 5")).toBeVisible();
  await expect(page.getByRole("timer")).toHaveCount(0);
});

test("the challenge of one browser opens the same draw in another", async ({ page, browser }) => {
  // Without the device's own sharing panel, the challenge goes to the clipboard.
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "share"));
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await start(page);
  const asked = await playToTheEnd(page);
  await page.getByRole("button", { name: "Partager" }).click();
  await expect(page.getByText("Le défi est copié.")).toBeVisible();
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  const link = /https?:\S+#defi=\S+/.exec(shared)?.[0] ?? "";

  const other = await (await browser.newContext({ locale: "fr-FR" })).newPage();
  await open(other, link);
  await expect(other.getByText("On vous lance un défi.")).toBeVisible();
  await expect(other.getByText("Score annoncé")).toBeVisible();
  await other.getByRole("button", { name: "Relever le défi" }).click();
  expect(await playToTheEnd(other)).toEqual(asked);
});

test("a damaged challenge says so plainly, a damaged save is dropped without a word", async ({ page }) => {
  await open(page, `${path}#defi=1-3f-16-5-1o0nf4lcx`);
  await expect(page.getByText("Ce lien de défi est abîmé")).toBeVisible();
  await expect(page.getByRole("button", { name: "Démarrer le quiz" })).toBeVisible();

  await page.evaluate(() => localStorage.setItem("sillages.quiz", "ocean-vivant [1,2,nonsense"));
  await open(page);
  await expect(page.getByRole("button", { name: "Démarrer le quiz" })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("sillages.quiz"))).toBeNull();
});

test("where storage is refused, the quiz is played all the same", async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.getItem = Storage.prototype.setItem = () => {
      throw new DOMException("refused", "SecurityError");
    };
  });
  await start(page);
  await playToTheEnd(page);
});

test("without script, the page says that the quiz needs it and shows no dead button", async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto(path);
  await expect(page.getByText("Le quiz a besoin de JavaScript.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Démarrer le quiz" })).toBeHidden();
});
