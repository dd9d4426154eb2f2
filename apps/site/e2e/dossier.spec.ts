import { expect, test } from "./test.ts";

const path = "/documents/dossier.html";

test.describe("the partner dossier", () => {
  test("says the whole offer in the order of a visit, and who to call", async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 2 })).toHaveText([
      "Qui sommes-nous",
      "La rouge et la bleue",
      "La route et ses dates",
      "Nos objectifs de développement durable",
      "L’équipe",
      "Les espaces sur les voiles",
      "Ils sont à bord",
      "Ce que vous recevez",
      "Ce que cela coûte",
      "La Passerelle",
      /^Ce qui est possible au \d/,
      "Comment embarquer",
    ]);
    await expect(page.getByRole("link", { name: "partenaires@sillages.example" })).toHaveAttribute(
      "href",
      /^mailto:/,
    );
    await expect(page.locator("#opportunites")).toContainText(/= 98\splaces restantes/);
    // Its contents lead to its own pages.
    for (const link of await page.locator("main a[href^='#']").all()) {
      await expect(page.locator((await link.getAttribute("href"))!)).toHaveCount(1);
    }
    expect(await page.locator("script").count()).toBe(0);
  });

  test("prints each of its pages on one A4 sheet, in its inks", async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const pdf = (await page.pdf({ format: "A4", printBackground: true })).toString("latin1");
    const leaves = await page.locator("main > section").count();
    expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(leaves);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("link", { name: "Revenir au site" })).toBeHidden();
    await expect(page.locator("#etapes")).toHaveCSS("background-color", "rgb(255, 182, 46)");
  });

  test("is read on a phone without going sideways", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
