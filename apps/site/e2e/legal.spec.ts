import { textPages as words } from "@sillages/content";
import { readPages } from "../built/dist.ts";
import { expect, test } from "./test.ts";
import { openAwake } from "../awake.ts";
import { documentPaths, pagePaths } from "./paths.ts";
import { untilIdle } from "./idle.ts";
import { shiftSince, watchShifts } from "./shift.ts";

/** Pages of plain text: those that begin with their contents. */
const textPages = readPages()
  .filter(({ html }) => html.includes(`aria-label="${words.contents}"`))
  .map(({ file }) => file.replace(/\.html$/, ""));

test("pages of text are found by their contents", () => {
  expect(textPages).toEqual(
    expect.arrayContaining(["/mentions-legales", "/confidentialite", "/accessibilite"]),
  );
});

for (const path of textPages) {
  test(`${path}: its contents lead to each of its parts, and only to them`, async ({ page }) => {
    // Each part is reached at once: a smooth scroll would be left on its way for the next one.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openAwake(page, path);
    const headings = await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();
    const contents = page.getByRole("navigation", { name: words.contents });
    await expect(contents.getByRole("link")).toHaveText(headings);
    const [first = "", middle = "", last = ""] = [0, Math.floor(headings.length / 2), -1].map((at) =>
      headings.at(at),
    );
    for (const heading of [first, middle, last]) {
      await contents.getByRole("link", { name: heading, exact: true }).click();
      await expect(page.getByRole("heading", { level: 2, name: heading, exact: true })).toBeInViewport();
    }
    await page.goBack();
    await expect(page.getByRole("heading", { level: 2, name: middle, exact: true })).toBeInViewport();
  });

  test(`${path}: on paper, the words without the ways through the site`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("navigation", { name: words.contents })).toBeHidden();
    await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toBeVisible();
  });
}

test("the site sets no cookie and asks nobody else for anything", async ({ page, context, baseURL }) => {
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith("data:"))
      elsewhere.push(request.url());
  });
  for (const path of ["/", "/qui-sommes-nous", "/confidentialite"]) await page.goto(path);
  expect(await context.cookies()).toEqual([]);
  expect(elsewhere).toEqual([]);
});

test("the site map leads to every page and every document", async ({ page }) => {
  await page.goto("/plan-du-site");
  const links = await page
    .getByRole("main")
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  const twice = ["/presentation", "/plan-du-site", "/404", "/hors-ligne"];
  const owed = [...pagePaths, ...documentPaths].filter((path) => !twice.includes(path));
  for (const path of owed) expect(links).toContain(path);
});

test.describe("an address that names no page", () => {
  test("says it back, and offers ways out", async ({ page }) => {
    const response = await page.goto("/équipage/départ");
    expect(response?.status()).toBe(404);
    await expect(page.getByText("rien à l’adresse «\u202f/équipage/départ\u202f»")).toBeVisible();
    await page.getByRole("link", { name: "Revenir à l’accueil" }).click();
    await expect(page).toHaveURL("/");
  });

  test("says back markup as words, and cuts what is too long", async ({ page }) => {
    await openAwake(page, "/%3Cimg%20src=x%20onerror=alert(1)%3E");
    await expect(page.getByText("<img src=x onerror=alert(1)>")).toBeVisible();
    await openAwake(page, `/${"a".repeat(2000)}`);
    await expect(page.getByText(/a{40,}…/)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });

  test("does not move the page when the address is written", async ({ page }) => {
    await watchShifts(page);
    await openAwake(page, "/rien");
    await expect(page.getByText("«\u202f/rien\u202f»")).toBeVisible();
    await untilIdle(page);
    expect(await shiftSince(page, 0)).toBeLessThan(0.02);
  });

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });

    test("says that there is nothing, and offers the same ways out", async ({ page }) => {
      await page.goto("/rien");
      await expect(page.getByText("Erreur 404")).toBeVisible();
      await page.getByRole("link", { name: "Voir le plan du site" }).click();
      await expect(page).toHaveURL("/plan-du-site");
    });
  });
});
