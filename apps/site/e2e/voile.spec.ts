import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "./test.ts";
import { openAwake } from "../awake.ts";
import { file } from "./pictureFiles.ts";
import { openPlan, path, plan, space } from "./sailPlan.ts";

const strip = (page: Page) => page.getByRole("region", { name: "Votre choix" });
const company = (page: Page) => page.getByLabel("Le nom de votre entreprise");
const closer = (page: Page) => page.getByRole("button", { name: "Agrandir le plan" });
const farther = (page: Page) => page.getByRole("button", { name: "Réduire le plan" });

/** How wide and how tall a space is on the screen. */
async function sizeOf(page: Page, number: number) {
  const box = await space(page, number).boundingBox();
  if (!box) throw new Error(`Space ${number} is not drawn.`);
  return box;
}

for (const [device, viewport] of [
  ["a wide page", { width: 1440, height: 900 }],
  ["a phone", { width: 390, height: 844 }],
] as const) {
  test.describe(`on ${device}, the choice`, () => {
    test.use({ viewport });

    test("is recalled where the eye is, with its area, its price and what comes next", async ({ page }) => {
      await page.clock.setFixedTime(new Date("2026-11-28T10:00:00Z"));
      await openPlan(page);
      await expect(strip(page)).toHaveCount(0);
      await space(page, 91).click();
      await expect(strip(page)).toBeInViewport({ ratio: 1 });
      await expect(strip(page)).toContainText("Espace 91");
      await expect(strip(page)).toContainText("Spinnaker, la bleue");
      await expect(strip(page)).toContainText(/3,00\sm²/);
      await expect(strip(page)).toContainText(/3\s600\s€\sHT jusqu’au retour/);
      await expect(strip(page).getByRole("link", { name: "Demander" })).toHaveAttribute(
        "href",
        /^mailto:.*91/,
      );
      await space(page, 90).click();
      await expect(strip(page)).toContainText(/2\sespaces.*6,01\sm²/);
    });

    test("costs what it does by the year once nothing of the voyage is sold", async ({ page }) => {
      await page.clock.setFixedTime(new Date("2027-05-15T10:00:00Z"));
      await openPlan(page);
      await space(page, 91).click();
      await expect(strip(page)).toContainText(/7\s200\s€\sHT par an/);
    });

    test("goes away when it is closed, and comes back with the next one", async ({ page }) => {
      await openPlan(page);
      await space(page, 91).click();
      await strip(page).getByRole("button", { name: "Fermer ce rappel" }).click();
      await expect(strip(page)).toHaveCount(0);
      await expect(space(page, 91)).toHaveAttribute("aria-selected", "true");
      await space(page, 90).click();
      await expect(strip(page)).toBeVisible();
    });

    test("never lies over what has focus", async ({ page }) => {
      await openPlan(page);
      await space(page, 91).click();
      await space(page, 100).focus();
      for (const key of ["PageDown", "Home", "End"]) {
        await page.keyboard.press(key);
        const focused = await page.locator(":focus").boundingBox();
        const recall = await strip(page).boundingBox();
        expect(focused!.y + focused!.height).toBeLessThanOrEqual(recall!.y + 1);
      }
    });
  });
}

/** Tells what an observer sees two moments at a time, as a browser does whose page is busy. */
function lateObserver() {
  window.IntersectionObserver = class extends IntersectionObserver {
    constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      const held: IntersectionObserverEntry[] = [];
      super((entries, observer) => {
        held.push(...entries);
        if (held.length > 1) tell(held.splice(0), observer);
      }, options);
    }
  };
}

test("the plan lives too when a busy browser says in one go that it was far and is near", async ({
  page,
}) => {
  await page.addInitScript(lateObserver);
  await openPlan(page);
  await space(page, 91).click();
  await expect(strip(page)).toContainText("Espace 91");
});

test("a space that is taken says so in the strip too", async ({ page }) => {
  await openPlan(page, "#espaces=43");
  await space(page, 42).focus();
  await page.keyboard.press("Enter");
  await expect(strip(page)).toContainText("L’espace 42 est occupé par Kilovague.");
});

test("a logo is tried from the strip, and a file that is none is refused there", async ({ page }) => {
  await openPlan(page);
  await space(page, 91).click();
  const chooser = page.waitForEvent("filechooser");
  await strip(page).getByRole("button", { name: "Essayer mon logo" }).click();
  await (await chooser).setFiles(file("a.png", Buffer.from("Bonjour.")));
  await expect(strip(page)).toContainText("n’est pas une image");
});

test.describe("a company’s name", () => {
  test("is on the sail of the first view as it is typed, then on the chosen spaces, and in the mail", async ({
    page,
  }) => {
    await openAwake(page, path);
    const sail = page.locator("section").first().locator("svg text");
    await expect(sail).toHaveText("Votrenom");
    await company(page).pressSequentially("Voilerie  Morvan ");
    await expect(company(page)).toHaveValue("Voilerie  Morvan ");
    await expect(sail).toHaveText("VoilerieMorvan");
    await expect(page).toHaveURL(`${path}#nom=Voilerie%20Morvan`);
    await plan(page).scrollIntoViewIfNeeded();
    await space(page, 85).click();
    await expect(plan(page).locator("text", { hasText: "Voilerie" })).toHaveCount(1);
    await expect(page).toHaveURL(`${path}#espaces=85&nom=Voilerie%20Morvan`);
    const mail = new URL((await strip(page).getByRole("link").getAttribute("href"))!);
    expect(mail.searchParams.get("body")).toMatch(/Nom de l’entreprise\s: Voilerie Morvan/);
    await page.reload();
    await expect(sail).toHaveText("VoilerieMorvan");
    await plan(page).scrollIntoViewIfNeeded();
    await expect(space(page, 85)).toHaveAttribute("aria-selected", "true");
    await company(page).fill("");
    await expect(sail).toHaveText("Votrenom");
    await expect(page).toHaveURL(`${path}#espaces=85`);
  });

  test("never leaves the cloth, however long", async ({ page }) => {
    await openAwake(page, path);
    for (const name of [
      "W",
      "Wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww",
      "Compagnie du vent et de la mer d’Iroise",
    ]) {
      await company(page).fill(name);
      const inside = await page
        .locator("section")
        .first()
        .locator("svg text")
        .evaluate((text) => {
          const { x, width } = (text as SVGTextElement).getBBox();
          return x >= 296 && x + width <= 704;
        });
      expect(inside, name).toBe(true);
    }
  });

  test("too long for a sail stays as it was pasted, is said to be, and goes in the mail alone", async ({
    page,
  }) => {
    const name = "Société coopérative des voileries du Finistère";
    await openPlan(page, `#espaces=85&nom=${encodeURIComponent(name)}`);
    const sail = page.locator("section").first().locator("svg text");
    await expect(company(page)).toHaveValue(name);
    await expect(company(page)).toHaveAttribute("aria-invalid", "true");
    await expect(company(page)).toHaveAccessibleDescription(/Quarante signes au plus/);
    await expect(page.getByRole("status").filter({ hasText: "Quarante signes au plus" })).toHaveCount(1);
    await expect(sail).toHaveText("Votrenom");
    await space(page, 90).click();
    await expect(company(page)).toHaveValue(name);
    await expect(page).toHaveURL(`${path}#espaces=85,90`);
    const mail = new URL((await strip(page).getByRole("link").getAttribute("href"))!);
    expect(mail.searchParams.get("body")).toContain(`Nom de l’entreprise\u00A0: ${name}\r\n`);
    await company(page).fill("Voileries du Finistère");
    await expect(company(page)).not.toHaveAttribute("aria-invalid");
    await expect(page).toHaveURL(`${path}#espaces=85,90&nom=Voileries%20du%20Finist%C3%A8re`);
  });

  test("typed before the page lives is not lost", async ({ page }) => {
    await page.goto(path);
    await company(page).pressSequentially("Ondine");
    await expect(page.locator("section").first().locator("svg text")).toHaveText("Ondine");
    await expect(company(page)).toHaveValue("Ondine");
  });

  test("is on the picture that is saved, drawn here and sent nowhere", async ({ page }) => {
    const sent: string[] = [];
    page.on("request", (request) => request.method() !== "GET" && sent.push(request.url()));
    await openPlan(page, "#espaces=90,91&nom=Ondine");
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Enregistrer l’image" }).click();
    const bytes = await readFile(await (await download).path());
    expect(bytes.subarray(1, 4).toString()).toBe("PNG");
    expect(bytes.length).toBeGreaterThan(50_000);
    expect(sent).toEqual([]);
  });
});

test.describe("on a phone, the plan", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  for (const width of [320, 360, 390]) {
    test(`has spaces that a finger finds, ${width} px wide, and the page does not go sideways`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 740 });
      await openPlan(page);
      const sizes = await plan(page)
        .getByRole("option")
        .evaluateAll((options) =>
          options.map((option) => {
            const { width, height } = option.getBoundingClientRect();
            return Math.min(width, height);
          }),
        );
      expect(sizes.length).toBeGreaterThan(0);
      expect(sizes.filter((size) => size < 24)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  }

  test("comes closer by its buttons and by keys, and back", async ({ page }) => {
    await openPlan(page);
    const before = await sizeOf(page, 61);
    await closer(page).tap();
    await closer(page).tap();
    await expect.poll(async () => (await sizeOf(page, 61)).width / before.width).toBeCloseTo(2.25, 1);
    await farther(page).tap();
    await expect.poll(async () => (await sizeOf(page, 61)).width / before.width).toBeCloseTo(1.5, 1);
    await page.getByRole("button", { name: "Voir tout le plan" }).tap();
    await expect.poll(async () => (await sizeOf(page, 61)).width / before.width).toBeCloseTo(1, 1);
    await space(page, 61).focus();
    await page.keyboard.press("+");
    await expect.poll(async () => (await sizeOf(page, 61)).width / before.width).toBeCloseTo(1.5, 1);
    await page.keyboard.press("0");
    await expect.poll(async () => (await sizeOf(page, 61)).width / before.width).toBeCloseTo(1, 1);
  });

  test("comes closer under two fingers, around them, while the page keeps its size", async ({ page }) => {
    await openPlan(page);
    const before = await sizeOf(page, 61);
    const middle = { x: before.x + before.width / 2, y: before.y + before.height / 2 };
    const client = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", gap?: number) =>
      client.send("Input.dispatchTouchEvent", {
        type,
        touchPoints:
          gap === undefined
            ? []
            : [
                { x: middle.x - gap, y: middle.y, id: 0 },
                { x: middle.x + gap, y: middle.y, id: 1 },
              ],
      });
    await touch("touchStart", 20);
    for (const gap of [30, 40, 50, 60]) await touch("touchMove", gap);
    await touch("touchEnd");
    const after = await sizeOf(page, 61);
    expect(after.width / before.width).toBeCloseTo(3, 0);
    expect(Math.abs(after.x + after.width / 2 - middle.x)).toBeLessThan(before.width);
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the sail bears a name, and nothing is asked that could not be answered", async ({ page }) => {
    await page.goto(path);
    await expect(page.locator("section").first().locator("svg text")).toHaveText("Votrenom");
    await expect(company(page)).toBeHidden();
    await expect(page.getByRole("link", { name: "Choisir un espace" })).toHaveAttribute("href", /#voiles$/);
  });
});
