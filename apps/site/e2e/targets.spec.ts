import { expect, test } from "./test.ts";

test("where fingers go, a link is 44 px high: the foot of every page, who to speak to", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/presse#faits");
  await expect(page.getByRole("heading", { name: "À qui parler" })).toBeVisible();
  for (const place of [
    page.locator("footer"),
    page.getByRole("heading", { name: "À qui parler" }).locator(".."),
  ]) {
    const links = await place.getByRole("link").all();
    expect(links.length).toBeGreaterThan(2);
    for (const link of links) {
      const isInSentence = await link.evaluate((element) => element.closest("p") !== null);
      if (isInSentence) continue;
      const box = await link.boundingBox();
      expect(box?.height, await link.innerText()).toBeGreaterThanOrEqual(44);
    }
  }
});
