import { expect, type Page, test } from "./test.ts";
import { ports } from "@sillages/content";
import { openAwake } from "../awake.ts";

const world = (page: Page) => page.getByRole("img", { name: /^Planisphère/ });
const europe = (page: Page) => page.getByRole("img", { name: /^Dans un hublot/ });
const slider = (page: Page) => page.getByRole("slider", { name: "Avancer d’escale en escale" });
const route = (voyage: string) => ports.filter(({ leg }) => leg === voyage);
const [first] = route("europe");

/** Opens the home page at its map and waits until one can sail on it. */
async function openMap(page: Page) {
  await openAwake(page, "/");
  await slider(page).scrollIntoViewIfNeeded();
  await expect(page.getByRole("button", { name: "Agrandir la carte" })).toBeVisible();
}

/** How much of the road is behind the boats in a frame, in units of the drawing; nothing as long as they are not there. */
const sailed = (page: Page, frame: "world" | "inset") =>
  page
    .locator(`svg[data-frame=${frame}] + svg path`)
    .first()
    .evaluateAll(([path]) => path && Number.parseFloat(path.getAttribute("stroke-dasharray") ?? ""));

/** Where a port is on the screen. */
async function placeOf(page: Page, frame: "world" | "inset", step: number) {
  await slider(page).fill(String(step));
  const dot = page.locator(`svg[data-frame=${frame}] + svg > path`).last();
  const box = await dot.boundingBox();
  if (!box) throw new Error("The boats are nowhere.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test("the keyboard sails from call to call, and each says its place, its month and what to know of it", async ({
  page,
}) => {
  await openMap(page);
  await slider(page).focus();
  await page.keyboard.press("ArrowRight");
  await expect(slider(page)).toHaveAttribute("aria-valuetext", new RegExp(`^${first?.name}, mars\\s2026$`));
  await expect(page.getByText(first?.note ?? "")).toBeVisible();
  const before = await sailed(page, "inset");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => sailed(page, "inset")).toBeGreaterThan(before ?? Infinity);
  await page.keyboard.press("End");
  await expect(slider(page)).toHaveAttribute("aria-valuetext", "Retour à Lorient");
  await page.keyboard.press("Home");
  await expect(slider(page)).toHaveAttribute("aria-valuetext", "Départ de Lorient");
  await expect(page.locator("svg[data-frame] + svg")).toHaveCount(0);
});

test("the names of the calls are written over the wakes that pass them", async ({ page }) => {
  await openMap(page);
  await slider(page).focus();
  await page.keyboard.press("End");
  await expect(page.locator("svg[data-frame=world] + svg")).toBeVisible();
  const name = page.locator("svg text", { hasText: "Montevideo" });
  await name.evaluate((text: SVGTextElement) => {
    // Neither takes the pointer: here both do, and the one that is above answers.
    const layers = document.querySelectorAll<SVGElement>("svg[data-frame=world] + svg, svg:has(> text)");
    for (const { style } of layers) style.pointerEvents = "all";
    text.style.pointerEvents = "all";
    text.scrollIntoView({ block: "center", behavior: "instant" });
  });
  const { x, y, height } = (await name.boundingBox())!;
  const above = await page.evaluate(([left, top]) => document.elementFromPoint(left, top)?.textContent, [
    x + 4,
    y + height / 2,
  ] as const);
  expect(above).toContain("Montevideo");
});

test("buttons sail too, and stop at both ends", async ({ page }) => {
  await openMap(page);
  await page.getByRole("button", { name: "Escale précédente" }).click({ force: true });
  await expect(slider(page)).toHaveValue("0");
  await page.getByRole("button", { name: "Escale suivante" }).click();
  await expect(slider(page)).toHaveValue("1");
  await expect(page.getByRole("status").filter({ hasText: first?.name ?? "?" })).toHaveCount(1);
});

test("every call is further on the road than the one before", async ({ page }) => {
  await openMap(page);
  let before = 0;
  for (const [at, { name }] of route("europe").entries()) {
    await slider(page).fill(String(at + 1));
    const now = (await sailed(page, "inset")) ?? 0;
    expect(now, name).toBeGreaterThan(before);
    before = now;
  }
  const across = route("europe").length + 1;
  await slider(page).fill(String(across));
  expect(await sailed(page, "world")).toBeGreaterThan(0);
  expect(await sailed(page, "inset")).toBeGreaterThan(before);
});

test("a stage takes the map back, and draws its whole road", async ({ page }) => {
  await openMap(page);
  await slider(page).fill("12");
  await expect(page.locator("[data-chosen]")).toHaveAttribute("data-chosen", "-1");
  await world(page).locator("[data-stage=expedition-transatlantique] use").first().dispatchEvent("click");
  await expect(page.locator("[data-chosen]")).not.toHaveAttribute("data-chosen", "-1");
  await expect(page.locator("svg[data-frame] + svg")).toHaveCount(0);
});

test("fills the screen for a class, and gives it back on Escape", async ({ page }) => {
  await openMap(page);
  await slider(page).fill("5");
  const button = page.getByRole("button", { name: "Carte en plein écran" });
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "true");
  const { width, height } = page.viewportSize()!;
  const box = await page.locator("div:has(> * [data-frame])").first().boundingBox();
  expect(box!.width).toBeLessThanOrEqual(width);
  await expect(slider(page)).toBeInViewport({ ratio: 1 });
  expect((await slider(page).boundingBox())!.y).toBeLessThan(height);
  await page.keyboard.press("Escape");
  await expect(button).toHaveAttribute("aria-pressed", "false");
  await expect(slider(page)).toHaveValue("5");
});

test("gives the screen back to who changes their mind at once", async ({ page }) => {
  await openMap(page);
  const button = page.getByRole("button", { name: "Carte en plein écran" });
  await page.evaluate(() => {
    const { prototype } = Element;
    const ask = Reflect.get(prototype, "requestFullscreen");
    prototype.requestFullscreen = function () {
      const asked = ask.call(this);
      Object.assign(window, { asked });
      return asked;
    };
  });
  await button.dblclick();
  await page.evaluate(() => Reflect.get(window, "asked") as Promise<void>);
  await expect(button).toHaveAttribute("aria-pressed", "false");
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
});

for (const [device, options] of [
  ["a mouse", { viewport: { width: 1280, height: 900 } }],
  ["a finger", { viewport: { width: 390, height: 844 }, hasTouch: true }],
] as const) {
  test.describe(`with ${device}`, () => {
    test.use(options);

    test("a port that is pressed says its name, its month and its story", async ({ page }) => {
      await openMap(page);
      const last = route("europe").length - 3;
      const { name, note } = route("europe")[last - 1]!;
      await europe(page).scrollIntoViewIfNeeded();
      const place = await placeOf(page, "inset", last);
      await slider(page).fill("1");
      if (device === "a mouse") await page.mouse.click(place.x, place.y);
      else await page.touchscreen.tap(place.x, place.y);
      await expect(slider(page)).toHaveValue(String(last));
      await expect(page.getByText(note)).toBeVisible();
      await expect(page.getByRole("link", { name: "Dans le routier" })).toHaveAttribute(
        "href",
        `/escales#${route("europe")[last - 1]?.id}`,
      );
      await expect(page.getByRole("status").filter({ hasText: name })).toHaveCount(1);
    });

    test("the map comes closer, is moved, and nothing goes sideways", async ({ page }) => {
      await openMap(page);
      const before = (await europe(page).boundingBox())!.width;
      await page.getByRole("button", { name: "Agrandir la carte" }).click();
      await expect.poll(async () => (await europe(page).boundingBox())!.width / before).toBeGreaterThan(1.4);
      const pane = page.getByRole("region", { name: "Loupe de la carte" });
      await pane.focus();
      const left = () => pane.evaluate(({ scrollLeft }) => scrollLeft);
      const centred = await left();
      await page.keyboard.press("ArrowRight");
      await expect.poll(left).toBeGreaterThan(centred);
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(beyond).toBe(0);
    });
  });
}

test("the mouse moves a map that is closer, and selects none of the names that it passes over", async ({
  page,
}) => {
  await openMap(page);
  const closer = page.getByRole("button", { name: "Agrandir la carte" });
  await closer.click();
  await closer.click();
  const pane = page.getByRole("region", { name: "Loupe de la carte" });
  const left = () => pane.evaluate(({ scrollLeft }) => Math.round(scrollLeft));
  const { x, y, width, height } = (await pane.boundingBox())!;
  const before = await left();
  // Beside the name of Lorient.
  await page.mouse.move(x + width / 2, y + height * 0.2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 - 40, y + height * 0.2 - 20, { steps: 4 });
  await page.mouse.move(x + width / 2 - 120, y + height * 0.2 - 60, { steps: 4 });
  await page.mouse.up();
  await expect.poll(left).toBe(before + 120);
  expect(await page.evaluate(() => String(getSelection()))).toBe("");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the map is seen, its notes unfold, and no slider pretends to move it", async ({ page }) => {
    await page.goto("/");
    await expect(world(page)).toBeVisible();
    await expect(slider(page)).toBeHidden();
    await page.getByText("Télécharger la route").click();
    await expect(page.getByRole("link", { name: /GPX/ })).toBeVisible();
  });
});
