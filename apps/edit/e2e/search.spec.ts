// Somebody has read a sentence on the site, and looks for the entry that holds it.
import { expect, field, test } from "./edited.ts";

const wholeSite = "Chercher dans tout le site";

test("a few words of a page lead to the entry that says them, and back to what was found", async ({
  page,
}) => {
  const search = page.getByRole("searchbox", { name: wholeSite });
  await search.pressSequentially("lu a voix basse, goulvarec");
  await expect(page.getByText("Tapez quelques mots qui se suivent")).toBeVisible();
  await search.fill("goulvarec");
  await expect(page.getByText(/contenus? (le disent|le dit)/)).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Goulvarec" }).first().click();
  await expect(field(page, "name")).toHaveValue("Goulvarec");
  await page.goBack();
  await expect(search).toHaveValue("goulvarec");
  await expect(page.getByRole("main").getByRole("link", { name: "Goulvarec" }).first()).toBeFocused();
});

test("what the site counts or names is found as it is read there", async ({ page }) => {
  await page.getByRole("searchbox", { name: wholeSite }).fill("33 escales");
  await expect(page.getByRole("main").getByRole("listitem").first()).toContainText(/33\s+escales/);
});

test("Enter leads from the words to what they found, over all the collections", async ({ page }) => {
  const search = page.getByRole("searchbox", { name: wholeSite });
  await search.fill("goulvarec");
  const found = page.getByRole("main").getByRole("listitem").first().getByRole("link");
  await expect(found).toBeVisible();
  await search.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(found).toBeFocused();
});
