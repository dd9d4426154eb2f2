import { expect, type Page, test } from "./test.ts";
import { openAt, wake } from "../awake.ts";

const statusOf = (page: Page, title: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title }) });

test("seen from November 2025, the press timeline reads as the specification says", async ({ page }) => {
  await openAt(page, "2025-11-14T12:00:00Z", "/presse");
  await expect(page.getByText(/^Les rendez-vous passés et à\svenir/)).toBeVisible();
  await expect(statusOf(page, "Premier article")).toContainText("Publié");
  await expect(statusOf(page, "Ouverture du chantier")).toContainText("À venir");
  await expect(statusOf(page, "Départ des Tours d’Europe")).toContainText("Programmé");
});

test("seen later, the same page has moved on", async ({ page }) => {
  await openAt(page, "2026-11-20T12:00:00Z", "/presse");
  await expect(statusOf(page, "Départ des Tours d’Europe")).toContainText("Terminé");
  await expect(statusOf(page, "Retour à Lorient")).toContainText("À venir");
  await openAt(page, "2027-06-15T12:00:00Z", "/presse");
  await expect(page.getByText(/^Tous ces rendez-vous ont eu lieu/)).toBeVisible();
});

test("the contest takes entries by e-mail while it is open, and is closed after", async ({ page }) => {
  await openAt(page, "2026-01-10T12:00:00Z", "/jeux-concours");
  await expect(page.getByRole("link", { name: "Participer au concours photo" })).toHaveAttribute(
    "href",
    /^mailto:concours@.*subject=/,
  );
  await openAt(page, "2026-11-20T12:00:00Z", "/jeux-concours");
  await expect(page.getByRole("link", { name: "Participer au concours photo" })).toHaveCount(0);
  await expect(page.getByText("Concours clos").first()).toBeVisible();
});

test("a live offers an alert before, its channel during, and promises nothing after", async ({ page }) => {
  const live = page.locator("#direct-expedition-transatlantique");
  await openAt(page, "2026-09-30T12:00:00Z", "/videos");
  await expect(live.getByRole("link", { name: "M’alerter du lancement" })).toBeVisible();
  await openAt(page, "2026-11-20T12:00:00Z", "/videos");
  await expect(live.getByRole("link", { name: /Suivre le direct/ })).toBeVisible();
  await openAt(page, "2027-05-01T12:00:00Z", "/videos");
  await expect(live.getByRole("link")).toHaveCount(0);
  await expect(live).toContainText("n’est pas proposé en rediffusion");
});

for (const way of ["asleep", "awake"] as const) {
  test(`a page that is left open says what is so by then when its reader comes back: ${way}`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date("2026-11-20T12:00:00Z"));
    await page.goto("/videos");
    if (way === "awake") await wake(page);
    const live = page.locator("#direct-expedition-transatlantique");
    await expect(live.getByRole("link", { name: /Suivre le direct/ })).toBeVisible();
    await page.clock.setFixedTime(new Date("2027-05-01T12:00:00Z"));
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(live.getByRole("link")).toHaveCount(0);
  });
}

test("the footer's year is the visitor's", async ({ page }) => {
  await openAt(page, "2031-02-01T12:00:00Z", "/");
  await expect(page.getByRole("contentinfo")).toContainText("© 2031");
});
