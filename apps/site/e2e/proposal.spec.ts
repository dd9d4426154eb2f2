// The company's own document, made on the device from what it chose on the plan.
import { expect, type Page, test } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";

const choice = "#espaces=12,13,91&nom=Voilerie%20Morvan";

async function compose(page: Page, hash = choice) {
  await page.goto(`/devenir-partenaire${hash}`);
  await page.getByRole("button", { name: "Composer ma proposition" }).click({ timeout: 20_000 });
  await expect(page.getByRole("button", { name: "Imprimer ou enregistrer en PDF" })).toBeVisible();
}

async function sheetsOf(page: Page, format: "A4" | "Letter" = "A4") {
  const each = "10mm";
  const margin = { top: each, right: each, bottom: each, left: each };
  const pdf = await getDocumentProxy(
    new Uint8Array(await page.pdf({ format, margin, printBackground: true })),
  );
  const { text } = await extractText(pdf, { mergePages: false });
  return text.map((words) => words.replace(/\s+/gu, " "));
}

test("it says whose it is, the spaces, what they include, what they cost, what remains and the way back", async ({
  page,
}) => {
  await compose(page);
  await page.getByRole("button", { name: /^Une journée d’escale/ }).click();
  await expect(page.locator("#voiles section img")).toBeVisible();
  const sheets = await sheetsOf(page);
  expect(sheets).toHaveLength(3);
  expect(await sheetsOf(page, "Letter")).toEqual(sheets);
  const [first = "", second = "", last = ""] = sheets;
  expect(first).toMatch(/Proposition indicative, \d/u);
  expect(first).toContain("Voilerie Morvan sur la voile");
  expect(first).toContain("12, 13");
  expect(first).toMatch(/3 espaces, 8,81 m²/u);
  expect(second).toMatch(/HT par an/u);
  expect(second).toContain("Une journée d’escale");
  expect(second).not.toContain("Une rencontre dans vos locaux");
  expect(last).toContain("Ce qui reste possible");
  expect(last).toContain("espaces=12,13,91&nom=Voilerie%20Morvan");
  // The page around it is not printed.
  expect(sheets.join(" ")).not.toContain("Recevoir le journal de bord");
});

test("forty spaces and a name of two hundred letters still make three sheets", async ({ page }) => {
  const numbers = Array.from({ length: 40 }, (_, at) => at + 1).join(",");
  await compose(page, `#espaces=${numbers}&nom=${"Compagnie".repeat(23)}`);
  await page.getByLabel("Le nom à écrire sur la proposition").fill("W".repeat(200));
  await expect(page.getByLabel("Le nom à écrire sur la proposition")).toHaveValue("W".repeat(40));
  expect(await sheetsOf(page)).toHaveLength(3);
});

test("without a name it is still a proposal", async ({ page }) => {
  await compose(page, "#espaces=5");
  expect((await sheetsOf(page))[0]).toContain("Votre nom sur la voile");
});

test("where no print dialog opens, it says so and what to do", async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await compose(page);
  await page.getByRole("button", { name: "Imprimer ou enregistrer en PDF" }).click();
  await expect(page.getByText("Ce navigateur n’ouvre pas de fenêtre d’impression.")).toBeVisible();
});

test("where one opens, it says nothing", async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => void dispatchEvent(new Event("beforeprint"));
  });
  await compose(page);
  await page.getByRole("button", { name: "Imprimer ou enregistrer en PDF" }).click();
  await expect(page.getByText("Ce navigateur n’ouvre pas de fenêtre d’impression.")).toBeHidden();
});

test("once something is chosen it is made without network, and nothing is sent", async ({
  page,
  context,
}) => {
  await page.goto(`/devenir-partenaire${choice}`);
  const open = page.getByRole("button", { name: "Composer ma proposition" });
  await open.scrollIntoViewIfNeeded({ timeout: 20_000 });
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  const asked: string[] = [];
  page.on("request", (request) => /^https?:/.test(request.url()) && asked.push(request.url()));
  await open.click();
  await expect(page.getByRole("button", { name: "Imprimer ou enregistrer en PDF" })).toBeVisible();
  expect(await sheetsOf(page)).toHaveLength(3);
  expect(asked.filter((url) => !/\/(?:images|assets)\//.test(url))).toEqual([]);
});

test("the prepared e-mail names it, with the link that brings the choice back", async ({ page }) => {
  await compose(page);
  const mail = page.getByRole("link", { name: "Préparer l’e-mail" });
  const href = decodeURIComponent((await mail.getAttribute("href")) ?? "");
  expect(href).toContain("Proposition pour Voilerie Morvan");
  expect(href).toContain("/devenir-partenaire#espaces=12,13,91&nom=Voilerie%20Morvan");
});
