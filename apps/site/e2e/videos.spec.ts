import { called, counted, figures, organisations, playlists, videoCount, videos } from "@sillages/content";
import { expect, type Page, test } from "./test.ts";
import { openAt, openAwake } from "../awake.ts";

const before = "2025-11-14T12:00:00Z";
const europe = (page: Page) => page.locator("#direct-tours-d-europe");
const alert = (page: Page) => page.getByRole("dialog", { name: "M’alerter du lancement" });
const alertLink = (page: Page) => europe(page).getByRole("link", { name: "M’alerter du lancement" });

const transatlantic = (page: Page) => page.locator("#direct-expedition-transatlantique");

test("seen before, the next live is to come, the later one is planned, with their figures", async ({
  page,
}) => {
  await openAt(page, before, "/videos");
  await expect(europe(page)).toContainText("À venir");
  await expect(transatlantic(page)).toContainText("Programmé");
  await expect(europe(page)).toContainText(String(figures.europeanStopovers));
  await expect(transatlantic(page)).toContainText("24\u00a0h/7");
});

test("the picture of a film, its mark included, is the target of its one link", async ({ page }) => {
  await openAt(page, "2026-11-20T12:00:00Z", "/videos");
  for (const name of [/^Suivre le direct/, /^Regarder la vidéo/]) {
    const card = page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ has: page.getByRole("link", { name }) })
      .first();
    await expect(card.getByRole("link")).toHaveCount(1);
    const address = await card.getByRole("link").getAttribute("href");
    const target = await card.locator("img").evaluate((picture) => {
      picture.scrollIntoView({ block: "center", behavior: "instant" });
      const { left, top, width, height } = picture.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2)?.closest("a")?.href;
    });
    expect(target).toBe(address);
  }
});

test("the alert gives a calendar file, links to the web's calendars and the newsletter", async ({
  page,
  request,
}) => {
  await openAt(page, before, "/videos");
  await alertLink(page).click();
  await expect(alert(page)).toBeVisible();

  const file = await alert(page)
    .getByRole("link", { name: /Fichier calendrier/ })
    .getAttribute("href");
  const response = await request.get(file ?? "");
  expect(response.headers()["content-type"]).toContain("text/calendar");
  expect(await response.text()).toContain("DTSTART;VALUE=DATE:20260301\r\nDTEND;VALUE=DATE:20260901");

  for (const [name, host] of [
    [/Google Agenda/, "calendar.google.com"],
    [/Outlook/, "outlook.live.com"],
  ] as const) {
    const link = alert(page).getByRole("link", { name });
    await expect(link).toHaveAccessibleName(/\(nouvelle fenêtre\)$/);
    expect(new URL((await link.getAttribute("href")) ?? "").hostname).toBe(host);
  }

  await alert(page).getByRole("textbox").fill("camille@");
  await alert(page).getByRole("button", { name: "S’abonner" }).click();
  await expect(alert(page).getByRole("textbox")).toHaveAccessibleDescription(/incomplète/);
  await expect(alert(page).getByRole("textbox")).toHaveValue("camille@");
});

test("the alert opens and closes from the keyboard, and focus comes back", async ({ page }) => {
  await openAt(page, before, "/videos");
  await alertLink(page).focus();
  await page.keyboard.press("Enter");
  await expect(alert(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(alert(page)).toBeHidden();
  await expect(alertLink(page)).toBeFocused();
});

const presenters = organisations.flatMap(({ name, playlist }) =>
  playlists.filter(({ id }) => id === playlist).map(({ title }) => ({ name, list: title })),
);

test("the logo of each presenter opens its window, which closes in three ways", async ({ page }) => {
  await openAwake(page, "/videos");
  for (const { name, list } of presenters) {
    await test.step(name, async () => {
      const link = page.getByRole("link", { name: `En savoir plus sur ${called(name)}` });
      const logo = page.getByRole("main").getByRole("img", { name }).first();
      const dialog = page.getByRole("dialog", { name });

      await logo.click({ force: true });
      await expect(dialog).toContainText(list);
      await expect(page).toHaveURL(/#[\w-]+$/);
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL("/videos");
      await expect(link).toBeFocused();

      await page.keyboard.press("Enter");
      await dialog.getByRole("button", { name: "Fermer" }).click();
      await expect(dialog).toBeHidden();
      await expect(link).toBeFocused();

      await link.click();
      await dialog.click({ position: { x: 5, y: 5 } });
      await expect(dialog).toBeHidden();
      await expect(link).toBeFocused();
    });
  }
});

test("the educational partner leads to its video, outside the site", async ({ page }) => {
  await openAwake(page, "/videos#haute-brasse");
  const video = page
    .getByRole("dialog", { name: "École Haute-Brasse" })
    .getByRole("link", { name: /Regarder la vidéo/ });
  await expect(video).toHaveAccessibleName(/\(nouvelle fenêtre\)$/);
  await expect(video).toHaveAttribute("href", /^https:\/\/films\./);
});

test("an address whose anchor is escaped, as that of an accented one is, opens its window and is cleared by it", async ({
  page,
}) => {
  await openAwake(page, "/videos#%68aute-brasse");
  const dialog = page.getByRole("dialog", { name: "École Haute-Brasse" });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL("/videos");
});

test("each playlist says how many videos it holds, and the one that holds one leads to it", async ({
  page,
}) => {
  await page.goto("/videos");
  const list = (name: string) =>
    page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, level: 3 }) });
  for (const { id, title } of playlists) {
    await expect(list(title)).toContainText(counted(videoCount(videos, id), "vidéo"));
  }
  const anchor = await list("Éducation").getByRole("link").getAttribute("href");
  await expect(page.locator(anchor ?? "")).toContainText("6\u00a0min\u00a012\u00a0s");
});

test("nothing comes from elsewhere, and nothing is embedded", async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(baseURL ?? "")) foreign.push(request.url());
  });
  await openAwake(page, "/videos");
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  expect(foreign).toEqual([]);
  await expect(page.locator("iframe, video, object, embed")).toHaveCount(0);
});

test("the calendar of the programme can be subscribed to and downloaded", async ({ page }) => {
  await page.goto("/videos");
  await expect(page.getByRole("link", { name: "S’abonner au calendrier" })).toHaveAttribute(
    "href",
    /^webcal:\/\/[^/]+\/calendrier\.ics$/,
  );
  await expect(page.getByRole("link", { name: /Télécharger le calendrier/ })).toHaveAttribute(
    "href",
    "/calendrier.ics",
  );
});

test("no two elements share an anchor", async ({ page }) => {
  await openAt(page, before, "/videos");
  const ids = await page.locator("[id]").evaluateAll((elements) => elements.map(({ id }) => id));
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the windows' words stand in the page, after the link that leads to them", async ({ page }) => {
    await page.goto("/videos");
    await page.getByRole("link", { name: "En savoir plus sur l’École Haute-Brasse" }).click();
    await expect(page.getByText("Un collectif d’enseignants", { exact: false })).toBeInViewport();
    await expect(page.getByRole("button", { name: "Fermer" })).toHaveCount(0);
  });
});
