import { type Browser, expect, type Page } from "@playwright/test";

const transparent = "rgba(0, 0, 0, 0)";

/** Opens a page that shows the demo, uses all of it, and refuses whatever the browser complains of. */
export async function visit(browser: Browser, address: string, also: (page: Page) => Promise<void>) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (/error|warning/.test(message.type())) complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("requestfailed", (request) => complaints.push(`${request.url()}: ${request.failure()?.errorText}`));
  page.on("response", (response) => {
    if (response.status() >= 400) complaints.push(`${response.url()}: ${response.status()}`);
  });
  try {
    await page.goto(address, { waitUntil: "networkidle" });
    await styled(page);
    await used(page);
    await also(page);
    expect(complaints, "The browser complains.").toEqual([]);
  } finally {
    await page.close();
  }
}

async function styled(page: Page) {
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveCSS("font-family", /^Anybody/);
  await expect(page.getByRole("button", { name: "Embarquer" })).not.toHaveCSS(
    "background-color",
    transparent,
  );
  await expect(page.locator("section").first()).not.toHaveCSS("background-color", transparent);
  const loaded = await page.evaluate(async () =>
    [...(await document.fonts.ready)].filter(({ status }) => status === "loaded").map(({ family }) => family),
  );
  expect(loaded, "The fonts of the kit.").toEqual(expect.arrayContaining(["Anybody", "Instrument Sans"]));
}

async function used(page: Page) {
  const leaving = page.getByText("Le départ est donné");
  const returning = page.getByText("Le retour se fait");
  await expect(leaving).toBeVisible();
  await expect(returning).toBeHidden();
  await page.getByRole("tab", { name: "Rentrer" }).click();
  await expect(returning).toBeVisible();
  await expect(leaving).toBeHidden();

  const dialog = page.getByRole("dialog", { name: "La vie à bord" });
  await expect(dialog).toBeHidden();
  await page.getByRole("link", { name: "Lire la suite" }).click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  const carousel = page.getByRole("region", { name: "La semaine" }).last();
  const row = carousel.locator("[aria-live]");
  expect(await row.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
  await carousel.getByRole("button", { name: "Vues suivantes" }).click();
  await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);

  const name = page.getByRole("textbox", { name: "Votre nom" });
  await name.pressSequentially("Ada");
  await expect(name).toHaveValue("Ada");
  const boat = page.getByRole("combobox", { name: "Votre bateau" });
  await boat.selectOption("cotre");
  await expect(boat).toHaveValue("cotre");
}
