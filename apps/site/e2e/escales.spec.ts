import { expect, type Page, test } from "./test.ts";
import { ports } from "@sillages/content";
import { openAt, openAwake } from "../awake.ts";

const path = "/escales";
const entries = (page: Page) => page.locator("main ol > li");
const chart = (page: Page) => page.getByRole("img", { name: /^L’Europe/ });
const boats = (page: Page) => page.locator("svg[data-frame=inset] + svg > path").last();

test("tells every port once, in the order of the road, with its month, its place, its way and its story", async ({
  page,
}) => {
  await page.goto(path);
  const ordered = ["europe", "amerique-latine"].flatMap((voyage) =>
    ports.filter(({ leg }) => leg === voyage),
  );
  await expect(entries(page).getByRole("heading", { level: 3 })).toHaveText(ordered.map(({ name }) => name));
  const kiel = page.locator("#kiel");
  await expect(kiel).toContainText(ports.find(({ id }) => id === "kiel")!.note);
  await expect(kiel).toContainText(/54°\s\d+′\sN, 10°\s\d+′\sE/);
  await expect(kiel).toContainText(/À [\d\s]+km, [\d\s]+milles du\sport\sprécédent/);
  await expect(kiel).toContainText(/Allemagne, \S+\s2026/);
  // Its flags: K, I and E.
  await expect(kiel.locator("use")).toHaveCount(3);
});

test.describe("a call is made", () => {
  const made = (page: Page) => entries(page).filter({ hasText: "Escale faite" });
  const at = async (page: Page, day: string) => {
    await openAt(page, `${day}T12:00:00Z`, path);
  };

  for (const day of ["2026-11-27", "2027-02-10", "2031-01-01"])
    test(`once its month is over, whoever reads on ${day}`, async ({ page }) => {
      await at(page, day);
      const over = ports.filter(({ month }) => month < day.slice(0, 7)).map(({ id }) => id);
      for (const id of over) await expect(page.locator(`#${id}`)).toContainText("Escale faite");
      // Those of this month are made where the log tells of them.
      const told = entries(page).filter({ has: page.getByRole("link", { name: /^Escale faite le/ }) });
      const ids = await told.evaluateAll((calls) => calls.map(({ id }) => id));
      await expect(made(page)).toHaveCount(new Set([...over, ...ids]).size);
    });
});

test("an address of before leads here, and keeps what it asked for", async ({ page, request }) => {
  for (const old of ["/documents/escales.html", "/documents/escales", "/documents/escales/"]) {
    const answer = await request.get(old, { maxRedirects: 0 });
    expect(answer.status()).toBe(308);
    expect(answer.headers()["location"]).toBe(path);
  }
  await page.goto("/documents/escales.html#kiel");
  await expect(page).toHaveURL(`${path}#kiel`);
});

for (const [device, viewport] of [
  ["a wide page", { width: 1440, height: 900 }],
  ["a phone", { width: 390, height: 844 }],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test("the chart stays in view and follows the reader, port after port", async ({ page }) => {
      await page.goto(path);
      await page.locator("#porto").scrollIntoViewIfNeeded();
      await expect(page.locator("[data-here]")).toHaveCount(1);
      const at = await boats(page).getAttribute("d");
      for (let turn = 0; turn < 12; turn++) await page.mouse.wheel(0, 300);
      await expect.poll(() => boats(page).getAttribute("d")).not.toBe(at);
      await expect(chart(page)).toBeInViewport();
      await expect(page.locator("[data-here]")).toHaveCount(1);
    });

    test("a link to a port shows it, out from under the chart and the header", async ({ page }) => {
      await page.goto(`${path}#dublin`);
      await expect(page.locator("#dublin h3")).toBeInViewport({ ratio: 1 });
      const onTop = (title: Element) => {
        const { height, x, y } = title.getBoundingClientRect();
        return document.elementFromPoint(x + 4, y + height / 2)?.closest("li")?.id;
      };
      // The page glides there.
      await expect.poll(() => page.locator("#dublin h3").evaluate(onTop)).toBe("dublin");
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    });
  });
}

test("on a tablet that lies down the chart stands beside what is read", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto(path);
  const drawn = (await chart(page).boundingBox())!;
  const read = (await page.locator("#porto").boundingBox())!;
  expect(drawn.x + drawn.width).toBeLessThan(read.x);
});

test("a port that is pressed on the chart is shown in the list", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`${path}#dublin`);
  await expect(page.locator("#dublin[data-here]")).toBeAttached();
  const dublin = (await boats(page).boundingBox())!;
  await page.goto(`${path}#porto`);
  await expect(page.locator("#porto[data-here]")).toBeAttached();
  await page.mouse.click(dublin.x + dublin.width / 2, dublin.y + dublin.height / 2);
  await expect(page).toHaveURL(`${path}#dublin`);
});

test("the chart follows too where the page came by a link of another", async ({ page }) => {
  await openAwake(page, "/");
  await page.getByRole("link", { name: "Voir la liste des escales" }).click();
  await expect(page).toHaveURL(path);
  await page.locator("#porto").scrollIntoViewIfNeeded();
  for (let turn = 0; turn < 12; turn++) await page.mouse.wheel(0, 300);
  await expect(page.locator("[data-here]")).toHaveCount(1);
  await expect(boats(page)).toHaveAttribute("d", /^M/);
});

test("the whole road is drawn until the first port is read, then as far as the port", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(path);
  const sailed = page.locator("svg[data-calls]").first();
  await expect(sailed).toBeHidden();
  await page.goto(`${path}#helsinki`);
  await expect(page.locator("#helsinki[data-here]")).toBeAttached();
  await expect(sailed).toBeVisible();
  const behind = async () =>
    Number.parseFloat((await sailed.locator("g").first().getAttribute("stroke-dasharray"))!);
  const far = await behind();
  await page.goto(`${path}#porto`);
  await expect(page.locator("#porto[data-here]")).toBeAttached();
  expect(await behind()).toBeLessThan(far / 3);
});

test("the table is there for who compares", async ({ page }) => {
  await page.goto(path);
  await page.getByText("Déplier les tableaux").click();
  for (const voyage of ["europe", "amerique-latine"]) {
    const calls = ports.filter(({ leg }) => leg === voyage);
    const table = page.getByRole("table").nth(voyage === "europe" ? 0 : 1);
    // Its head, its calls and the way home.
    await expect(table.getByRole("row")).toHaveCount(1 + calls.length + 1);
  }
});

test("on a phone both tables stand in its width", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  await page.getByText("Déplier les tableaux").click();
  for (const table of await page.getByRole("table").all()) {
    const beyond = await table.evaluate((one) => one.scrollWidth - one.parentElement!.clientWidth);
    expect(beyond).toBeLessThanOrEqual(0);
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("every port is read, the chart shows the whole road, the table unfolds", async ({ page }) => {
    await page.goto(path);
    await expect(entries(page)).toHaveCount(ports.length);
    await expect(chart(page)).toBeVisible();
    await page.getByText("Déplier les tableaux").click();
    await expect(page.getByRole("row", { name: /^Kiel/ })).toBeVisible();
  });
});
