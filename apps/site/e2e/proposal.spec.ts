// The company's own document, made on the device from what it chose on the plan.
import { expect, type Page, test } from "./test.ts";
import { sheetsOf } from "./sheets.ts";

const choice = "#espaces=12,13,91&nom=Voilerie%20Morvan";

async function compose(page: Page, hash = choice) {
  await page.goto(`/devenir-partenaire${hash}`);
  await page.getByRole("button", { name: "Composer ma proposition" }).click({ timeout: 20_000 });
  await expect(page.getByRole("button", { name: "Imprimer ou enregistrer en PDF" })).toBeVisible();
}

async function printed(page: Page, format: "A4" | "Letter" = "A4") {
  const each = "10mm";
  const margin = { top: each, right: each, bottom: each, left: each };
  return (await sheetsOf(page, { format, margin, printBackground: true })).text;
}

test("it says whose it is, the spaces, what they include, what they cost, what remains and the way back", async ({
  page,
}) => {
  await compose(page);
  await page.getByRole("button", { name: /^Une journée d’escale/ }).click();
  await expect(page.locator("#voiles section img")).toBeVisible();
  const sheets = await printed(page);
  expect(sheets).toHaveLength(3);
  expect(await printed(page, "Letter")).toEqual(sheets);
  const [first = "", second = "", last = ""] = sheets;
  expect(first).toMatch(/Proposition indicative, \d/u);
  expect(first).toContain("Voilerie Morvan sur la voile");
  expect(first).toContain("12, 13");
  expect(first).toMatch(/3 espaces, 8,81 m²/u);
  expect(second).toMatch(/HT par an/u);
  expect(second).toContain("est un parrainage");
  expect(second).toContain("Une journée d’escale");
  expect(second).not.toContain("Une rencontre dans vos locaux");
  expect(last).toContain("Ce qui reste possible");
  expect(last).toContain("espaces=12,13,91&nom=Voilerie%20Morvan&options=");
  // The page around it is not printed.
  expect(sheets.join(" ")).not.toContain("Recevoir le journal de bord");
});

test("forty spaces and a name of two hundred letters still make three sheets", async ({ page }) => {
  const numbers = Array.from({ length: 40 }, (_, at) => at + 1).join(",");
  await compose(page, `#espaces=${numbers}&nom=${"Compagnie".repeat(23)}`);
  const field = page.getByLabel("Le nom à écrire sur la proposition");
  await expect(field).toHaveValue("Compagnie".repeat(23));
  await field.fill("W".repeat(200));
  await expect(field).toHaveValue("W".repeat(200));
  await expect(field).toHaveAccessibleDescription(/Quarante signes au plus/);
  const sheets = await printed(page);
  expect(sheets).toHaveLength(3);
  expect(sheets.join(" ")).not.toContain("WW");
  await field.fill("W".repeat(40));
  await expect(field).not.toHaveAttribute("aria-invalid");
  expect(await printed(page)).toHaveLength(3);
});

test("a month after the page was written, it still says what spaces cost until the return and what may be taken", async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date("2027-02-04T10:00:00Z"));
  await compose(page, "#espaces=12,13&nom=Ondine&options=escale");
  const [, second = "", last = ""] = await printed(page);
  expect(second).toMatch(/HT jusqu’au retour : 3 mois, à/u);
  expect(second).toContain("En tout, avec ce qui suit");
  expect(last).toMatch(/7 escales à venir : Colón, Puerto Limón et Corn Island en mars 2027/u);
});

test("once nothing of the voyage is sold, it says of which expedition its spaces are", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2027-05-15T10:00:00Z"));
  await compose(page, "#espaces=12,13&nom=Ondine");
  const [, second = "", last = ""] = await printed(page);
  expect(second).toContain("les espaces choisis maintenant sont ceux de la prochaine expédition");
  expect(second).not.toContain("De la pose de votre logo au retour des bateaux");
  expect(last).toContain("l’arrivée des deux bateaux");
});

test("without a name it is still a proposal", async ({ page }) => {
  await compose(page, "#espaces=5");
  expect((await printed(page))[0]).toContain("Votre nom sur la voile");
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
  const tool = page.waitForResponse(/\/Proposal\.lazy-/);
  await page.goto(`/devenir-partenaire${choice}`);
  const open = page.getByRole("button", { name: "Composer ma proposition" });
  await open.scrollIntoViewIfNeeded({ timeout: 20_000 });
  await page.evaluate((file) => import(file).then(() => undefined), (await tool).url());
  await context.setOffline(true);
  const asked: string[] = [];
  page.on("request", (request) => /^https?:/.test(request.url()) && asked.push(request.url()));
  await open.click();
  await expect(page.getByRole("button", { name: "Imprimer ou enregistrer en PDF" })).toBeVisible();
  expect(await printed(page)).toHaveLength(3);
  expect(asked.filter((url) => !/\/(?:images|assets)\//.test(url))).toEqual([]);
});

test("the prepared e-mail names it, with the link that brings the choice back", async ({ page }) => {
  await compose(page);
  const mail = page.getByRole("link", { name: "Préparer le courriel" });
  const href = decodeURIComponent((await mail.getAttribute("href")) ?? "");
  expect(href).toContain("Proposition pour Voilerie Morvan");
  expect(href).toContain("/devenir-partenaire#espaces=12,13,91&nom=Voilerie%20Morvan");
});

const ticks = (page: Page) => page.getByRole("checkbox", { name: /^Dans ma proposition/ });
const all = "voile,contenus,plan-rse,equipes,visibilite,ancrage";

test("what is ticked where it is presented arrives in the proposal, the link and the e-mail", async ({
  page,
}) => {
  await page.goto("/devenir-partenaire");
  const sail = page.getByRole("checkbox", { name: "Dans ma proposition : Votre nom sur la voile" });
  // The page sleeps: the first press wakes it, and holds.
  await sail.click();
  await expect(page.getByText("1 avantage dans votre proposition.")).toBeVisible();
  await ticks(page).nth(2).press("Space");
  await expect(page.getByText("2 avantages dans votre proposition.")).toBeVisible();
  await expect(page).toHaveURL(/#avantages=/);
  const hash = new URL(page.url()).hash;
  await page.goto("about:blank");

  await compose(page, `${hash}&espaces=12,13&nom=Ondine`);
  await expect(sail).toBeChecked();
  await expect(page.locator("#voiles").getByRole("checkbox", { checked: true })).toHaveCount(2);
  const [, second = "", last = ""] = await printed(page);
  expect(second).toContain("Ce qui compte pour vous");
  expect(second).toContain("Votre nom sur la voile");
  expect(last).toContain("avantages=voile");
  const mail = page.getByRole("link", { name: "Préparer le courriel" });
  const href = decodeURIComponent((await mail.getAttribute("href")) ?? "");
  expect(href).toContain("Ce qui compte pour nous : « Votre nom sur la voile »");
  expect(href).toMatch(/#espaces=12,13&nom=Ondine&avantages=voile/);

  await page.locator("#voiles").getByRole("checkbox", { name: "Votre nom sur la voile" }).click();
  await expect(sail).not.toBeChecked();
});

test("the link brings the options back", async ({ page }) => {
  await compose(page);
  const day = page.getByRole("button", { name: /^Une journée d’escale/ });
  const meeting = page.getByRole("button", { name: /^Une rencontre/ });
  await day.click();
  await meeting.click();
  await day.click();
  await expect(page).toHaveURL(/&options=[a-z-]+$/);
  const link = page.url();
  await page.goto("about:blank");
  await compose(page, new URL(link).hash);
  await expect(meeting).toHaveAttribute("aria-pressed", "true");
  await expect(day).toHaveAttribute("aria-pressed", "false");
  expect((await printed(page))[1]).toContain("Une rencontre dans vos locaux");
  const mail = (await page.getByRole("link", { name: "Préparer le courriel" }).getAttribute("href")) ?? "";
  expect(decodeURIComponent(mail)).toContain(new URL(link).hash);
});

test("everything ticked still makes three sheets", async ({ page }) => {
  await compose(page, `#espaces=12&avantages=${all}`);
  for (const option of [/^Une journée d’escale/, /^Une rencontre/])
    await page.getByRole("button", { name: option }).click();
  await expect(page.locator("#voiles").getByRole("checkbox", { checked: true })).toHaveCount(
    all.split(",").length,
  );
  expect(await printed(page)).toHaveLength(3);
});

test("what a space does not include is told with its price, though it was only ticked", async ({ page }) => {
  await compose(page, "#espaces=12&avantages=plan-rse,ancrage");
  const [, second = ""] = await printed(page);
  expect(second).toContain("Une rencontre chez vous (en plus : 1 800 € HT, la demi-journée)");
  expect(second).toMatch(/Un rapport pour votre plan RSE(?! \()/u);
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("a tap on the words of a benefit’s box ticks it", async ({ page }) => {
    await page.goto("/devenir-partenaire");
    await page.locator("label", { hasText: "Dans ma proposition" }).first().tap();
    await expect(page.getByText("1 avantage dans votre proposition.")).toBeVisible();
    await expect(ticks(page).first()).toBeChecked();
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("no box is shown that would tick nothing", async ({ page }) => {
    await page.goto("/devenir-partenaire");
    await expect(page.locator("#benefices")).toBeVisible();
    await expect(page.getByText("Dans ma proposition", { exact: true }).first()).toBeHidden();
  });
});
