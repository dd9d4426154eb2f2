import { expect, test } from "./test.ts";
import { logSamples, pagePaths } from "./paths.ts";

test.use({ javaScriptEnabled: false });

for (const width of [390, 1440]) {
  test.describe(`without script, ${width} wide`, () => {
    test.use({ viewport: { width, height: 844 } });

    test("the whole navigation is there and leads on", async ({ page }) => {
      await page.goto("/");
      const header = page.getByRole("banner");
      for (const name of ["Presse", "Jeux & Concours", "VIDÉO"]) {
        await expect(header.getByRole("link", { name })).toBeVisible();
      }
      await expect(header.getByRole("button", { name: "Menu" })).toBeHidden();
      // In a row it opens under the mouse, and for the keyboard; listed, everything is open.
      await header.getByRole("button", { name: "Présentation" }).focus();
      await header.getByRole("link", { name: "Notre Équipe" }).click();
      await expect(page).toHaveURL("/equipe");
    });
  });
}

for (const path of [...pagePaths, ...logSamples]) {
  test(`${path}: every word can be read`, async ({ page }) => {
    await page.goto(path === "/404" ? "/404.html" : path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    // What is folded is native, and unfolds without script.
    for (const details of await page.locator("details").all()) {
      if ((await details.getAttribute("open")) === null) await details.locator("summary").click();
      await expect(details.locator("> :not(summary)").first()).toBeVisible();
    }
    const hidden = await page
      .locator("main p, main h2, main h3, main li, main dd, main td")
      .evaluateAll((elements) =>
        elements
          .filter((element) => !element.checkVisibility())
          // A tool that only works with script is not shown without it, its labels no more than its fields.
          .filter((element) => {
            let around = element.parentElement;
            while (around && !around.checkVisibility() && !around.querySelector("input, select, button"))
              around = around.parentElement;
            return !around || around.checkVisibility();
          })
          .map((element) => element.textContent),
      );
    expect(hidden).toEqual([]);
  });
}
