// The log: where the boats are, what happened, by whom; with and without script, by mouse, touch and keyboard.
import { expect, type Page, test } from "./test.ts";
import { sheetsOf } from "./sheets.ts";
import { logPaths } from "@sillages/content";
import { boats, logEntries, logWords, standingOf } from "@sillages/content/journal";
import { axe } from "./axe.ts";
import { openAwake, wake } from "../awake.ts";

const entries = logEntries();
const [last, before] = entries;
const voyage = (page: Page) => page.locator("#amerique-latine");
const slider = (page: Page) => voyage(page).getByRole("slider");
const track = (page: Page) => voyage(page).locator("svg[aria-hidden=true] > g > path").nth(1);

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the log says where each boat is, what comes next and the last pages", async ({ page }) => {
    await page.goto("/journal");
    for (const { id, name } of boats) {
      const standing = standingOf(id)!;
      await expect(page.getByRole("heading", { name, level: 3 })).toBeVisible();
      await expect(page.getByText(logWords.knownAt(standing.last))).toBeVisible();
    }
    await expect(page.getByRole("link", { name: last!.title })).toBeVisible();
    await page.getByText(logWords.table.open).click();
    await expect(
      page
        .getByRole("cell", { name: logWords.rowTime(entries.at(-1)!) })
        .or(page.getByRole("rowheader", { name: logWords.rowTime(entries.at(-1)!) })),
    ).toBeVisible();
  });

  test("every page is reached from the log by its month, and from the page after", async ({ page }) => {
    await page.goto("/journal");
    await page.getByRole("link", { name: "Octobre 2026", exact: true }).click();
    await page.getByRole("link", { name: "Trois exocets sur le pont" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Trois exocets sur le pont");
    await expect(page.getByRole("table", { name: "Mesures du laboratoire" })).toContainText("36,3 g/kg");
    await page.getByRole("link", { name: /^Page précédente/ }).click();
    await expect(page).toHaveURL("/journal/premiers-alizes");
  });
});

test("the slider plays the voyage by keyboard, and says where the boat was", async ({ page }) => {
  await openAwake(page, "/journal");
  const whole = await track(page).getAttribute("d");
  await slider(page).focus();
  await page.keyboard.press("Home");
  await expect(slider(page)).toHaveAttribute("aria-valuetext", /^10\soctobre\s2026/);
  await expect(track(page)).not.toHaveAttribute("d", whole!);
  await page.keyboard.press("End");
  await expect(track(page)).toHaveAttribute("d", whole!);
});

test("the first press on a button of the slider counts, before the page lives", async ({ page }) => {
  await page.goto("/journal");
  await voyage(page).getByRole("button", { name: logWords.chart.previous }).click();
  await expect(slider(page)).toHaveAttribute("aria-valuetext", /^5\snovembre\s2026/);
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("a tap on a button moves the voyage", async ({ page }) => {
    await page.goto("/journal");
    await wake(page);
    await voyage(page).getByRole("button", { name: logWords.chart.previous }).tap();
    await expect(slider(page)).toHaveAttribute("aria-valuetext", /^5\snovembre\s2026/);
  });

  test("a follower sees in the first window where both boats are", async ({ page }) => {
    await page.goto("/journal");
    for (const { name } of boats)
      await expect(page.getByRole("heading", { name, level: 3 })).toBeInViewport();
  });
});

test("a page of the log follows another without a load, and each names itself", async ({ page }) => {
  await openAwake(page, `/journal/${last!.id}`);
  await page.evaluate(() => Object.assign(window, { kept: true }));
  await page.getByRole("link", { name: /^Page précédente/ }).click();
  await expect(page).toHaveURL(`/journal/${before!.id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(before!.title);
  await expect(page).toHaveTitle(new RegExp(before!.title));
  expect(await page.evaluate(() => "kept" in window)).toBe(true);
});

test("an address of no page of the log says that there is nothing, awake as asleep", async ({ page }) => {
  const answer = await page.goto("/journal/baleine-blanche");
  expect(answer?.status()).toBe(404);
  await expect(page.getByText("/journal/baleine-blanche")).toBeVisible();
  await wake(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveURL("/journal/baleine-blanche");
  await expect(page.getByText("/journal/baleine-blanche")).toBeVisible();
});

test("each page has its own picture, address and facts for robots, and leads to the feeds", async ({
  request,
}) => {
  for (const path of [logPaths[0]!, `/journal/${last!.id}`]) {
    const answer = await request.get(path);
    const html = await answer.text();
    expect(html).toContain(`<link rel="canonical" href="https://www.sillages.example${path}"`);
    const picture = /og:image" content="https:\/\/www\.sillages\.example([^"]+)"/.exec(html)?.[1] ?? "";
    expect((await request.get(picture)).headers()["content-type"]).toBe("image/jpeg");
    expect(html).toContain('href="/flux/journal.atom"');
    expect(html).toContain('http-equiv="Content-Security-Policy"');
    expect(answer.headers()["content-security-policy"]).toContain("frame-ancestors 'none'");
  }
  const html = await (await request.get(`/journal/${last!.id}`)).text();
  const facts = /<script type="application\/ld\+json">(.+?)<\/script>/.exec(html)?.[1] ?? "{}";
  expect(JSON.parse(facts)).toMatchObject({
    "@type": "BlogPosting",
    headline: last!.title,
    datePublished: last!.at,
  });
});

for (const path of ["/journal", "/journal/2026-10", "/journal/exocets-sur-le-pont"])
  test(`${path} has no accessibility violation, and holds at 320 px`, async ({ page }) => {
    await openAwake(page, path);
    expect((await axe(page).analyze()).violations).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

test("the two boats of a month stand side by side on a wide page", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/journal/2026-10");
  const [first, second] = await page
    .getByRole("main")
    .getByRole("region")
    .evaluateAll((boats) =>
      boats.map((boat) => boat.getBoundingClientRect()).map(({ right, left, top }) => ({ right, left, top })),
    );
  expect(second!.left).toBeGreaterThan(first!.right);
  expect(second!.top).toBe(first!.top);
});

test("a page of the log prints on one sheet", async ({ page }) => {
  await page.goto("/journal/exocets-sur-le-pont");
  const { text } = await sheetsOf(page, { format: "A4", printBackground: true });
  expect(text).toHaveLength(1);
});
