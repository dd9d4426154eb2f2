import { expect, type Page, test } from "./test.ts";
import { openAwake } from "../awake.ts";

const living = (page: Page) =>
  page.getByRole("contentinfo").locator("[data-alive]", { has: page.locator("form") });

async function open(page: Page) {
  await openAwake(page, "/presse");
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(living(page)).toBeAttached();
}

const field = (page: Page) => page.getByRole("textbox", { name: /adresse e-mail/ });
const button = (page: Page) => page.getByRole("button", { name: "S’abonner" });

test("an empty or broken address is told beside the field, and what was typed stays", async ({ page }) => {
  await open(page);
  await button(page).click();
  await expect(field(page)).toHaveAccessibleDescription(/Indiquez votre adresse/);
  await expect(field(page)).toHaveAttribute("aria-invalid", "true");
  await expect(field(page)).toBeFocused();

  await field(page).fill("camille@");
  await button(page).click();
  await expect(field(page)).toHaveAccessibleDescription(/incomplète/);
  await expect(field(page)).toHaveValue("camille@");
});

/** The form of this build: with the service that it was given, or with none. */
const service = process.env["VITE_NEWSLETTER_ENDPOINT"];

if (service) {
  test("the address is sent to the service, and what it answers is said", async ({ page }) => {
    let sent: string | null = null;
    await page.route(service, (route) => {
      sent = route.request().postData();
      return route.fulfill({ json: {}, headers: { "Access-Control-Allow-Origin": "*" } });
    });
    await open(page);
    await field(page).fill("camille@port.example");
    await button(page).click();
    await expect(page.getByRole("contentinfo").getByRole("status")).toContainText("bien arrivée");
    expect(sent).toBe("email=camille%40port.example");
  });
} else {
  test("without a server, the form prepares a mail, says so, and claims no subscription", async ({
    page,
  }) => {
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
}

test("an address that was typed before the form took life stays, and so does the focus", async ({ page }) => {
  let bring = () => {};
  const brought = new Promise<void>((resolve) => (bring = resolve));
  await page.route("**/assets/index-*.js", async (route) => {
    await brought;
    await route.continue();
  });
  await page.goto("/presse");
  await field(page).pressSequentially("camille@port");
  await expect(living(page)).toHaveCount(0);
  bring();
  await expect(living(page)).toBeAttached();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue("camille@port");
  await page.keyboard.type(".example");
  await expect(field(page)).toHaveValue("camille@port.example");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("there is no dead form, but the address to write to", async ({ page }) => {
    await page.goto("/presse");
    const footer = page.getByRole("contentinfo");
    await expect(footer.getByRole("textbox")).toHaveCount(0);
    await expect(footer.getByRole("link", { name: "escale@sillages.example" }).first()).toHaveAttribute(
      "href",
      /^mailto:escale@sillages\.example\?subject=/,
    );
  });
});
