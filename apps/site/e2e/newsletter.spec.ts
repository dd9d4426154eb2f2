import { expect, type Page, test } from "@playwright/test";
import { openHydrated } from "./hydrated.ts";

const open = (page: Page) => openHydrated(page, "/presse");

const field = (page: Page) => page.getByRole("textbox", { name: /adresse e-mail/ });
const button = (page: Page) => page.getByRole("button", { name: "S’abonner" });

test("an empty or broken address is told beside the field, and what was typed stays", async ({ page }) => {
  await open(page);
  await button(page).click();
  await expect(field(page)).toHaveAccessibleDescription(/Il manque votre adresse/);
  await expect(field(page)).toHaveAttribute("aria-invalid", "true");
  await expect(field(page)).toBeFocused();

  await field(page).fill("camille@");
  await button(page).click();
  await expect(field(page)).toHaveAccessibleDescription(/incomplète/);
  await expect(field(page)).toHaveValue("camille@");
});

test("without a server, the form prepares a mail, says so, and claims no subscription", async ({ page }) => {
  await open(page);
  await field(page).fill("camille@port.example");
  // A mailto: link opens no page here: the browser only asks its mail program.
  await button(page).click();
  await expect(page.getByRole("contentinfo").getByRole("status")).toContainText(
    "envoyez-le pour vous abonner",
  );
  await expect(field(page)).toHaveValue("camille@port.example");
  await expect(page.getByText("bien arrivée")).toHaveCount(0);
});

test("without script the form still leads to the contact address", async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto("/presse");
  await expect(page.locator("footer form")).toHaveAttribute("action", /^mailto:/);
});
