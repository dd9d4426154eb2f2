// The quiz in the page of another site: framed there and nowhere else, as high as it says, and nothing is kept unless it is asked.
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, type Page, test } from "./test.ts";
import { frameLines, heightLines } from "../src/routes/jeux-concours/integrer/lines.ts";
import { openAwake } from "../awake.ts";
import { framedPaths } from "./paths.ts";
import { answerFive } from "./playing.ts";
import { refuseStorage } from "./refusedStorage.ts";
import { violationsOf } from "./violations.ts";

const framed = "/cadre/quiz";

/**
 * The site of a school. As `127.0.0.1` it is another site than ours, and browsers may refuse storage to its frames; as
 * `localhost` it is another origin of the same site, where a frame could keep what it likes.
 */
let school: Server;
let written = "";
test.beforeAll(async () => {
  school = createServer((_, response) => {
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.end(written);
  });
  await new Promise<void>((resolve) => school.listen(0, resolve));
});
test.afterAll(() => void school.close());

/** The page of a school that has copied `lines`. */
async function openSchool(
  page: Page,
  baseURL: string | undefined,
  lines: string,
  path = framed,
  host = "127.0.0.1",
) {
  const here = lines.replace(/src="[^"]+"/, `src="${baseURL}${path}"`);
  written = `<!doctype html><html lang="fr"><title>École</title><h1>Notre école</h1>${here}</html>`;
  await page.goto(`http://${host}:${(school.address() as AddressInfo).port}/`);
  return page.frameLocator("iframe");
}

const both = frameLines + heightLines;

/** What the frame keeps on the device. */
const keptIn = async (page: Page) => {
  const frame = page.frames().find((one) => one.url().includes(framed))!;
  return frame.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].toSorted());
};

test("only the framed quiz may be framed", async ({ request }) => {
  expect(framedPaths).toEqual([framed]);
  const headers = (await request.get(framed)).headers();
  expect(headers["content-security-policy"]).toMatch(/frame-ancestors https: http:(;|$)/);
  expect(headers["content-security-policy"]?.replace("frame-ancestors https: http:", "")).not.toMatch(
    /unsafe|https?:|\*/,
  );
  expect(headers).not.toHaveProperty("x-frame-options");
  for (const path of ["/", "/jeux-concours", "/jeux-concours/integrer", "/404.html", "/cadre/autre"]) {
    const other = (await request.get(path)).headers();
    expect(other["x-frame-options"], path).toBe("DENY");
    expect(other["content-security-policy"], path).toContain("frame-ancestors 'none'");
  }
});

test("another page of the site does not show in a frame", async ({ page, baseURL }) => {
  const quiz = await openSchool(page, baseURL, frameLines, "/jeux-concours");
  await expect.poll(() => page.frames().at(-1)?.url()).toMatch(/^chrome-error:/);
  await expect(quiz.getByText("Jeux & Concours")).toHaveCount(0);
});

test("by mouse, a quiz is played to its end in the frame, which keeps nothing", async ({ page, baseURL }) => {
  const violations = await violationsOf(page);
  const quiz = await openSchool(page, baseURL, frameLines, framed, "localhost");
  await expect(quiz.getByRole("heading", { level: 1 })).toHaveText("Le quiz de la mer");
  await expect(quiz.getByRole("navigation")).toHaveCount(0);
  await quiz.getByRole("button", { name: "Démarrer le quiz" }).click();
  await answerFive(quiz);
  await expect(quiz.getByRole("heading", { name: "Quiz Terminé !" })).toBeVisible();
  expect(await keptIn(page)).toEqual([]);
  expect(violations).toEqual([]);
});

test("by keyboard, it can be asked to keep the quiz, and to forget it", async ({ page, baseURL }) => {
  const quiz = await openSchool(page, baseURL, frameLines, framed, "localhost");
  const keep = quiz.getByRole("switch", { name: "Garder ma partie" });
  await keep.press("Space");
  await expect(quiz.getByText("Vos prochaines réponses restent")).toBeVisible();
  await expect(keep).toBeChecked();
  await quiz.getByRole("button", { name: "Démarrer le quiz" }).press("Enter");
  await expect(quiz.getByText("Question 1 sur 5")).toBeVisible();
  await quiz.getByRole("radio").first().press("Space");
  await expect.poll(() => keptIn(page)).toContain("sillages.quiz");

  await page.reload();
  await expect(quiz.getByText("Question 1 sur 5")).toBeVisible();
  await expect(keep).toBeChecked();
  await keep.press("Space");
  await expect(quiz.getByText("Rien n’est gardé")).toBeVisible();
  expect(await keptIn(page)).toEqual([]);
});

test("records kept in the frame stand right under its title, as the rest of it does", async ({
  page,
  baseURL,
}) => {
  const quiz = await openSchool(page, baseURL, frameLines, framed, "localhost");
  await quiz.getByRole("switch", { name: "Garder ma partie" }).press("Space");
  await quiz.getByRole("button", { name: "Démarrer le quiz" }).click();
  await answerFive(quiz);
  await quiz.getByRole("button", { name: "Recommencer" }).click();
  await expect(quiz.getByRole("heading", { level: 2, name: "Vos records" })).toBeVisible();
  await expect(quiz.getByRole("heading", { level: 3 })).toHaveCount(0);
});

test("where the browser refuses storage to frames, the quiz is played all the same, and it says so", async ({
  page,
  baseURL,
}) => {
  // Some browsers refuse it to every frame of another site; this one is made to.
  await refuseStorage(page);
  const quiz = await openSchool(page, baseURL, frameLines);
  const keep = quiz.getByRole("switch", { name: "Garder ma partie" });
  await keep.press("Space");
  await expect(keep).toHaveAccessibleDescription(/^Ce navigateur refuse/);
  await expect(keep).not.toBeChecked();
  await quiz.getByRole("button", { name: "Démarrer le quiz" }).click();
  await answerFive(quiz);
  await expect(quiz.getByRole("heading", { name: "Quiz Terminé !" })).toBeVisible();
});

test("it tells its height, and the page gives it that height", async ({ page, baseURL }) => {
  const quiz = await openSchool(page, baseURL, both);
  const heights = async () => {
    const own = (await quiz.locator("#page").boundingBox())?.height ?? 0;
    const given = Number(await page.locator("iframe").getAttribute("height"));
    return Math.abs(own - given) < 2;
  };
  await expect.poll(heights).toBe(true);
  await quiz.getByRole("button", { name: "Démarrer le quiz" }).click();
  await expect(quiz.getByText("Question 1 sur 5")).toBeVisible();
  await expect.poll(heights).toBe(true);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(heights).toBe(true);
  // A message of another window changes nothing.
  const before = await page.locator("iframe").getAttribute("height");
  await page.evaluate(() => postMessage({ type: "sillages:hauteur", height: 9 }, "*"));
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(await page.locator("iframe").getAttribute("height")).toBe(before);
});

test("a challenge in the frame's address gives its questions to all; its links open windows of their own", async ({
  page,
  context,
  baseURL,
}) => {
  const quiz = await openSchool(page, baseURL, frameLines, `${framed}#defi=ahoy`);
  await expect(quiz.getByText("Ce lien de défi est abîmé")).toBeVisible();
  const opened = context.waitForEvent("page");
  await quiz.getByRole("link", { name: "Jouer sur le site" }).click();
  await expect(await opened).toHaveURL(/\/jeux-concours#quiz$/);
  await expect(quiz.getByRole("heading", { level: 1 })).toHaveText("Le quiz de la mer");
});

test("the lines are read without script, and copied whole by a press", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openAwake(page, "/jeux-concours/integrer");
  await expect(page.getByRole("textbox", { name: "Lignes du cadre" })).toHaveValue(frameLines);
  await page.getByRole("button", { name: "Copier les lignes" }).nth(1).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Lignes copiées")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(heightLines);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the frame offers sheets, in windows of their own", async ({ page, baseURL, context }) => {
    const quiz = await openSchool(page, baseURL, frameLines);
    const opened = context.waitForEvent("page");
    await quiz
      .getByRole("link", { name: /^Fiche/ })
      .first()
      .click();
    await expect(await opened).toHaveURL(/\/documents\//);
  });
});
