import { counted, press, pressTabs } from "@sillages/content";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, type Locator, type Page, test } from "./test.ts";
import { openAt, openAwake, untilAwake } from "../awake.ts";
import { openedTabs } from "./tabs.ts";
import { untilIdle } from "./idle.ts";

const article = "deux-bateaux-de-course-changent-de-metier";
const title = "À Lorient, deux bateaux de course changent de métier";

const pictureLink = `Voir l’image de l’article : ${title}`;

/** The link that opens it: others have theirs. */
const readLink = (page: Page) =>
  page.getByRole("link", { name: "Lire l’article" }).and(page.locator(`[href$="#${article}"]`));

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** How many pieces hold `typed`, in their title, their source or a tag. */
const held = (typed: string) =>
  press.filter(({ source, tags, title: own }) =>
    [own, source, ...tags].some((text) => plain(text).includes(plain(typed))),
  ).length;

/** Brings a section of a page that wakes into view, and waits until all of it lives. */
async function reach(page: Page, heading: string) {
  const section = page.locator(`section[aria-labelledby="${heading}"]`);
  await section.evaluate((element) => element.scrollIntoView({ behavior: "instant", block: "start" }));
  await expect(section.locator("[data-alive]").first()).toBeAttached();
  await expect(section.locator("[data-living]:not([data-alive])")).toHaveCount(0);
  return section;
}

async function openReview(page: Page, address = "/presse") {
  await openAwake(page, address);
  return reach(page, "revue-de-presse");
}

const viewer = (page: Page) => page.getByRole("dialog", { name: `Article : ${title}` });

/** Where it was opened, the page stands alone again. */
async function closeByEscape(page: Page) {
  await page.keyboard.press("Escape");
  await expect(viewer(page)).toHaveCount(0);
  await expect(page).toHaveURL("/presse");
}

/** Arrives by the address of the article: the page wakes, then fetches the viewer. */
async function openArticle(page: Page) {
  await page.goto(`/presse#${article}`);
  await expect(viewer(page)).toBeVisible({ timeout: 20_000 });
}

const search = (page: Page) => page.getByRole("searchbox", { name: "Rechercher" });
const cards = (page: Page) => page.getByRole("tabpanel").getByRole("heading", { level: 3, name: title });
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test("a page that is only opened, and read as far as its review, asks for no React; touched, it asks once", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.setViewportSize({ width: 390, height: 400 });
  await page.goto("/presse");
  await search(page).scrollIntoViewIfNeeded();
  await expect(search(page)).toBeInViewport();
  await untilIdle(page);
  expect(asked.filter((url) => /\/(?:index|react|route|shell)-|\.rsc$/.test(url))).toEqual([]);
  await search(page).fill("baleine");
  await expect(page.getByRole("heading", { name: "Aucun article trouvé" })).toBeVisible();
  for (const file of [/\/index-/, /\/react-/, /\/route-/, /\/presse\.rsc$/]) {
    expect(asked.filter((url) => file.test(url))).toHaveLength(1);
  }
});

test.describe("the search", () => {
  test.beforeEach(async ({ page }) => {
    await openReview(page);
  });

  test("says how many articles hold what is typed, as it is typed", async ({ page }) => {
    for (const typed of [
      "LORIENT",
      "economie bleue",
      "fanal du large",
      "étudiant",
      "baleine",
      ".*",
      "(",
      "[a-z",
      "\\",
    ]) {
      const count = counted(held(typed), "résultat");
      await test.step(`« ${typed} » : ${count}`, async () => {
        await search(page).fill(typed);
        await expect
          .soft(page.locator("output", { hasText: "résultat" }))
          .toContainText(`${count} pour « ${typed} »`);
        await expect.soft(cards(page)).toHaveCount(held(typed) > 0 ? 1 : 0);
      });
    }
  });

  test("what is not found is said with a way out, which gives everything back", async ({ page }) => {
    await search(page).fill("baleine");
    await expect(page.getByRole("heading", { name: "Aucun article trouvé" })).toBeVisible();
    await page.getByRole("tabpanel").getByRole("button", { name: "Tout effacer" }).click();
    await expect(page.getByRole("searchbox")).toBeFocused();
    await expect(search(page)).toHaveValue("");
    await expect(cards(page)).toBeVisible();
  });

  test("its cross and Escape empty it", async ({ page }) => {
    await search(page).fill("baleine");
    await page.getByRole("button", { name: "Effacer la recherche" }).click();
    await expect(search(page)).toBeFocused();
    await search(page).fill("baleine");
    await page.keyboard.press("Escape");
    await expect(search(page)).toHaveValue("");
  });

  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    test(`the field stays where it is while the list above it follows what is typed, ${width} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      const top = () => search(page).evaluate((field) => Math.round(field.getBoundingClientRect().top));
      await search(page).evaluate((field) =>
        scrollBy({ top: field.getBoundingClientRect().top - 400, behavior: "instant" }),
      );
      await search(page).focus();
      const before = await top();
      await page.keyboard.press("z");
      await page.keyboard.press("z");
      await expect(cards(page)).toHaveCount(0);
      expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(2);
      await page.keyboard.press("Escape");
      await expect(cards(page)).toHaveCount(1);
      expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(2);
    });
  }

  test("ten thousand letters are kept in their field, cut where they are said, and move nothing", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await search(page).fill("é".repeat(10_000));
    await expect(page.locator("output", { hasText: "résultat" })).toContainText(
      /0\srésultat pour «\sé{60}…\s»/,
    );
    expect((await search(page).inputValue()).length).toBe(10_000);
    expect(await overflow(page)).toBe(0);
  });
});

test.describe("order, years and tabs", () => {
  test.beforeEach(async ({ page }) => {
    await openReview(page);
  });

  test("three orders, the most recent first", async ({ page }) => {
    const order = page.getByRole("combobox", { name: "Trier par" });
    await expect(order).toHaveValue("date");
    await expect(order.locator("option")).toHaveText([
      "Date (plus récents d’abord)",
      "Vues",
      "Titre (ordre alphabétique)",
    ]);
    for (const value of ["views", "title"]) {
      await order.selectOption(value);
      await expect(order).toHaveValue(value);
      await expect(cards(page)).toBeVisible();
    }
  });

  test("every year at first; another narrows the list, says how many are on, and comes off", async ({
    page,
  }) => {
    // One article needs no filter: they wait folded.
    await page.getByRole("button", { name: "Filtres" }).click();
    const years = page.getByRole("group", { name: "Année" });
    await expect(years.getByRole("button", { pressed: true })).toHaveText(/Toutes les années/);
    await years.getByRole("button", { name: "2025" }).click();
    await expect(cards(page)).toBeVisible();
    // Those that can only give nothing are quiet.
    for (const year of ["2024", "2023", "2022"]) {
      await expect(years.getByRole("button", { name: year })).toBeDisabled();
    }
    await expect(page.getByRole("button", { name: /^Filtres 1\s?filtre actif/ })).toBeVisible();
    await years.getByRole("button", { name: "Toutes les années" }).click();
    await expect(cards(page)).toBeVisible();
  });

  test("filters fold and unfold", async ({ page }) => {
    const filters = page.getByRole("button", { name: "Filtres" });
    await expect(page.getByRole("group", { name: "Année" })).toBeHidden();
    await filters.click();
    await expect(page.getByRole("group", { name: "Année" })).toBeVisible();
    await filters.click();
    await expect(page.getByRole("group", { name: "Année" })).toBeHidden();
  });

  test("the tabs count, narrow by keyboard, and a bare one helps", async ({ page }) => {
    const tabs = page.getByRole("tablist", { name: "Type de média" }).getByRole("tab");
    await expect(tabs).toHaveText(
      pressTabs.map(({ id, label }) => {
        const shown = press.filter(({ category }) => id === "tous" || category === id);
        return `${label} ${shown.length}`;
      }),
    );
    await tabs.first().focus();
    await page.keyboard.press("ArrowRight");
    await expect(tabs.nth(1)).toBeFocused();
    await expect(cards(page)).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("heading", { name: "Pas encore de sujet paru" })).toBeVisible();
    await page.getByRole("tabpanel").getByRole("link", { name: "Joindre le service de presse" }).click();
    await expect(page).toHaveURL("/presse#contact-presse");
  });
});

test.describe("an article", () => {
  // The worker would answer from what it keeps.
  test.use({ serviceWorkers: "block" });

  test("the card says what it is, and shows two tags of five", async ({ page }) => {
    const review = await openReview(page);
    const card = review.locator("li").filter({ has: page.getByRole("heading", { level: 3, name: title }) });
    for (const words of ["À LA UNE", "16 octobre 2025", "Par Solenn Abgrall"]) {
      await expect(card.getByText(words)).toBeVisible();
    }
    await expect(card.getByRole("list", { name: "Mots-clés" }).getByRole("listitem")).toHaveText([
      "IMOCA",
      "Économie bleue",
    ]);
  });

  test("its link and its picture open it whole over the page; Escape closes, and focus comes back", async ({
    page,
  }) => {
    await openReview(page);
    const openers = { link: readLink(page), picture: page.getByRole("link", { name: pictureLink }) };
    for (const [name, opener] of Object.entries(openers)) {
      await test.step(`its ${name}`, async () => {
        await opener.click();
        await expect(viewer(page)).toBeVisible();
        await expect(page).toHaveURL(`/presse#${article}`);
        await expect(viewer(page).getByRole("heading", { level: 2, name: title })).toBeVisible();
        await expect(viewer(page).getByText(/quelqu’un rallume la lampe/)).toBeAttached();
        await closeByEscape(page);
        await expect(opener).toBeFocused();
      });
    }
  });

  const presses: Record<string, (link: Locator) => Promise<unknown>> = {
    click: (link) => link.click(),
    "press of Enter": (link) => link.press("Enter"),
  };
  for (const [name, press] of Object.entries(presses)) {
    test(`opens over a page that sleeps, at one ${name}`, async ({ page }) => {
      await page.goto("/presse");
      const opener = readLink(page);
      await press(opener);
      await expect(viewer(page)).toBeVisible({ timeout: 20_000 });
      await expect(page).toHaveURL(`/presse#${article}`);
      await closeByEscape(page);
      await expect(opener).toBeFocused();
    });
  }

  const ways: Record<string, (page: Page) => Promise<unknown>> = {
    "its cross": (page) => viewer(page).getByRole("button", { name: "Fermer l’article" }).click(),
    "a press on the picture": (page) => viewer(page).locator("figure img").first().click(),
    "a press around": (page) => page.mouse.click(4, 400),
    "the browser's Back": (page) => page.goBack(),
  };
  test("is closed in four ways where it was opened", async ({ page }) => {
    await openReview(page);
    for (const [name, close] of Object.entries(ways)) {
      await test.step(`by ${name}`, async () => {
        await readLink(page).click();
        await expect(viewer(page)).toBeVisible();
        const before = await page.evaluate(() => scrollY);
        await close(page);
        await expect(viewer(page)).toHaveCount(0);
        await expect(page).toHaveURL("/presse");
        expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(2);
      });
    }
  });

  test("two presses of its cross leave one on the page too", async ({ page }) => {
    await page.goto("/equipe");
    await openReview(page);
    await readLink(page).click();
    // As a finger that trembles: the second comes before the window is gone.
    await viewer(page)
      .getByRole("button", { name: "Fermer l’article" })
      .evaluate((cross) => {
        (cross as HTMLElement).click();
        (cross as HTMLElement).click();
      });
    await expect(viewer(page)).toHaveCount(0);
    await readLink(page).click();
    await expect(viewer(page)).toBeVisible();
    await closeByEscape(page);
  });

  test("its address opens it, is kept by a reload, and closing leaves one on the page", async ({ page }) => {
    await openArticle(page);
    await page.reload();
    await expect(viewer(page)).toBeVisible({ timeout: 20_000 });
    await closeByEscape(page);
  });

  test("an address that names no article opens nothing", async ({ page }) => {
    await openReview(page, "/presse#personne");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(cards(page)).toBeVisible();
  });

  test("on a phone every line of it is read, nothing goes sideways, and what closes stays in sight", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openArticle(page);
    const last = viewer(page).getByText(/quelqu’un rallume la lampe/);
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    await expect(viewer(page).getByRole("button", { name: "Fermer l’article" })).toBeInViewport();
    expect(await viewer(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
  });

  test("a picture that does not come is said, and the text stays", async ({ page }) => {
    await page.route("**/scenes/chantier.svg", (route) => route.abort());
    await openArticle(page);
    await expect(viewer(page).getByText("L’image ne s’affiche pas.")).toBeVisible();
    await expect(viewer(page).getByText(/quelqu’un rallume la lampe/)).toBeAttached();
  });

  test("code that does not come is said, and what was open can be left", async ({ page }) => {
    await page.route("**/ArticleViewer-*.js", (route) => route.abort());
    await openReview(page);
    await readLink(page).click();
    await expect(page.getByText(/L’article n’est pas arrivé/)).toBeVisible();
    await page.getByRole("button", { name: "Fermer" }).click();
    await expect(page.getByText(/L’article n’est pas arrivé/)).toHaveCount(0);
    await expect(page).toHaveURL("/presse");
  });

  test("its link leads to a page of its own, for another window", async ({ page, browser, baseURL }) => {
    await openReview(page);
    const opened = await openedTabs(browser);
    await readLink(page).click({ modifiers: ["ControlOrMeta"] });
    const whole = `${baseURL}/documents/revue-de-presse.html#${article}`;
    await expect.poll(opened).toEqual([whole]);
    await page.goto(whole);
    await expect(page.getByText(/quelqu’un rallume la lampe/)).toBeVisible();
  });

  test("its link leads there from a page that sleeps too", async ({ page, browser, baseURL }) => {
    await page.goto("/presse");
    const opened = await openedTabs(browser);
    await readLink(page).click({ modifiers: ["ControlOrMeta"] });
    await expect.poll(opened).toEqual([`${baseURL}/documents/revue-de-presse.html#${article}`]);
    await expect(viewer(page)).toHaveCount(0);
  });
});

test.describe("the press office", () => {
  test("says whether somebody answers, at the hour of the visit", async ({ page }) => {
    for (const [when, instant, words] of [
      ["a Thursday at work", "2026-01-15T10:00:00+01:00", "Camille répond en ce moment, jusqu’à 18 h"],
      ["a Thursday at dawn", "2026-01-15T07:00:00+01:00", "La permanence ouvre aujourd’hui à 9 h"],
      [
        "a Friday evening",
        "2026-07-17T19:00:00+02:00",
        "Pas de permanence en ce moment, reprise lundi à 9 h",
      ],
      ["a Saturday", "2026-07-18T11:00:00+02:00", "Aujourd’hui sur rendez-vous, jusqu’à 16 h"],
      ["a Sunday", "2026-03-29T12:00:00+02:00", "Pas de permanence en ce moment, reprise demain à 9 h"],
    ] as const) {
      await test.step(`${when}: ${words}`, async () => {
        await openAt(page, instant, "/presse");
        const contact = await reach(page, "contact-presse-titre");
        await expect.soft(contact.getByText(words)).toBeVisible();
      });
    }
  });

  test("closes by itself while the page is open", async ({ page }) => {
    await page.clock.install({ time: new Date("2026-01-15T17:30:00+01:00") });
    await openAwake(page, "/presse#contact-presse");
    await page.clock.pauseAt(new Date("2026-01-15T17:59:30+01:00"));
    await expect(page.getByText("Camille répond en ce moment, jusqu’à 18 h")).toBeVisible();
    await page.clock.runFor(60_000);
    await expect(page.getByText("Pas de permanence en ce moment, reprise demain à 9 h")).toBeVisible();
  });

  test("is reached by telephone and by a prepared message", async ({ page }) => {
    await page.goto("/presse");
    await expect(page.getByRole("link", { name: /^Appeler le 06/ })).toHaveAttribute("href", /^tel:\+336/);
    await expect(page.getByRole("link", { name: "presse@sillages.example" })).toHaveAttribute(
      "href",
      /^mailto:presse@sillages\.example\?subject=Demande%20de%20presse&body=/,
    );
  });
});

test("each presentation is copied as it is read, to the word, under the visitor's day", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openAt(page, "2026-12-03T12:00:00Z", "/presse");
  const kit = await reach(page, "dossier-de-presse-titre");
  for (const words of [50, 100, 200]) {
    const card = kit.locator("[id^=presentation-]", { hasText: `En ${words} mots` });
    await card
      .getByRole("button", { name: new RegExp(`^Copier le texte\\s: En\\s${words}\\smots$`) })
      .click();
    await expect(card.getByText("Copié")).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const [text = "", blank, upToDate, ...others] = copied.split("\n");
    expect(await card.getByText(text).count()).toBe(1);
    expect(blank).toBe("");
    expect(upToDate).toMatch(/^Texte à jour au 3\sdécembre\s2026\.$/);
    expect(others).toEqual([expect.stringMatching(/^Site de démonstration/)]);
    const counted = text.replace(/(\d)\u202F(?=\d)/g, "$1").split(/\s+/);
    expect(counted.filter((word) => /[\p{L}\p{N}]/u.test(word))).toHaveLength(words);
  }
});

test.describe("the library", () => {
  test("seven pictures wait until one comes near, then come in a light format and a fit width", async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => request.url().includes("/photos/") && asked.push(request.url()));
    await page.setViewportSize({ width: 390, height: 844 });
    await openAwake(page, "/presse");
    expect(asked).toEqual([]);
    await page.getByRole("tab", { name: "Illustrations" }).click();
    const pictures = page.locator("#phototheque img");
    await expect(pictures).toHaveCount(7);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
        .toMatch(/-\d+\.avif$/);
      await expect(picture).toHaveAttribute("alt", /\.$/);
    }
    expect(asked.length).toBeGreaterThanOrEqual(7);
    expect(asked.filter((url) => !url.endsWith("-480.avif"))).toEqual([]);
  });

  test("each original weighs what its link says, and its credit stands beside it", async ({
    page,
    request,
  }) => {
    await page.goto("/presse#phototheque");
    const links = page.locator("#phototheque").getByRole("link", { name: /^Télécharger \(JPEG/ });
    await expect(links).toHaveCount(7);
    for (const link of await links.all()) {
      const said = Number(/JPEG, (\d+)\sko/.exec((await link.textContent()) ?? "")?.[1]);
      const file = await request.get((await link.getAttribute("href")) ?? "");
      expect(file.headers()["content-type"]).toBe("image/jpeg");
      expect(Math.round((await file.body()).length / 1000)).toBe(said);
      await expect(link).toHaveAttribute("download", "");
    }
    await expect(page.getByText("Image de synthèse © Sillages")).toHaveCount(7);
    await expect(page.getByText(/^Licence/)).toBeVisible();
  });
});

test("both feeds are found from the head of the page, and tell the article", async ({ page, request }) => {
  await page.goto("/presse");
  const feeds = page.locator('head link[rel="alternate"]');
  await expect(feeds).toHaveCount(2);
  for (const [at, type] of ["application/atom+xml", "application/feed+json"].entries()) {
    await expect(feeds.nth(at)).toHaveAttribute("type", type);
    const feed = await request.get((await feeds.nth(at).getAttribute("href")) ?? "");
    expect(feed.status()).toBe(200);
    expect(await feed.text()).toContain(title);
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("nothing that would be dead is shown, and the article is read whole", async ({ page }) => {
    await page.goto("/presse");
    await expect(search(page)).toBeHidden();
    await expect(page.getByRole("tab").first()).toBeHidden();
    await expect(page.getByRole("button", { name: "Copier le texte" }).first()).toBeHidden();
    await expect(page.getByText(/répond en ce moment|permanence/)).toBeHidden();
    await expect(page.getByText(/Du lundi au vendredi/)).toBeVisible();
    await readLink(page).click();
    await expect(page).toHaveURL(`/documents/revue-de-presse.html#${article}`);
    await expect(page.getByText(/quelqu’un rallume la lampe/)).toBeVisible();
  });
});

test("on paper the tools are gone, and the words, the hours and the telephone stay", async ({ page }) => {
  await openReview(page);
  await page.emulateMedia({ media: "print" });
  for (const gone of [
    search(page),
    page.getByRole("tab").first(),
    page.getByRole("button", { name: /Copier/ }).first(),
  ]) {
    await expect(gone).toBeHidden();
  }
  await expect(cards(page)).toBeVisible();
  await expect(page.getByText(/^Sillages est une expédition/).first()).toBeVisible();
  await expect(page.getByText(/Appeler le 06/)).toBeVisible();
});

test("nothing goes sideways, 320, 390, 768 and 1920 wide", async ({ page }) => {
  for (const width of [320, 390, 768, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await openReview(page);
    expect.soft(await overflow(page), `${width} wide`).toBe(0);
  }
});

test("what is looked for has the width of several words, from a phone to a desk", async ({ page }) => {
  await page.goto("/presse");
  for (const width of [390, 768, 1024, 1100, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const { width: room } = (await search(page).boundingBox())!;
    expect.soft(room, `${width} wide`).toBeGreaterThan(240);
  }
});

test.describe("the press kit", () => {
  test("comes in one press, whole: its fingerprint is the one that the page says", async ({ page }) => {
    await page.goto("/presse");
    const link = page.getByRole("link", { name: /^Télécharger le kit de presse/ });
    const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
    const bytes = readFileSync(await download.path());
    const checksum = createHash("sha256").update(bytes).digest("hex");
    await expect(page.locator("#kit-de-presse")).toContainText(checksum);
    expect(download.url()).toMatch(/\/telechargements\/kit-de-presse\.zip$/);
  });

  test("every file that the page brings is there, under an address without the name of a build", async ({
    page,
  }) => {
    await page.goto("/presse");
    const links = page.locator("main a[download]");
    for (const href of await links.evaluateAll((all) => all.map((one) => one.getAttribute("href") ?? ""))) {
      expect(href).toMatch(/^\/(?:telechargements|documents)\//);
      expect((await page.request.head(href)).status()).toBe(200);
    }
  });

  test("says who said what, and when; where the road is; what the library has not", async ({ page }) => {
    await page.goto("/presse");
    await expect(page.locator("#citations figure").first()).toContainText(/«\s.+\s».+\d{4}$/su);
    await expect(page.locator("main > *").first()).toContainText("Où sont les bateaux");
    await expect(page.locator("#phototheque")).toContainText("Aucun format vertical pour le moment.");
  });

  test("each drawer has an address, which opens it, follows the choice and can be sent", async ({ page }) => {
    await page.goto("/presse#logos");
    await expect(page.getByRole("tab", { name: "Logos" })).toHaveAttribute("aria-selected", "true");
    await expect(page.locator("#logos")).toBeInViewport();
    await page.getByRole("tab", { name: "Citations" }).click();
    await expect(page).toHaveURL("/presse#citations");
    await expect(page.locator("#citations")).toBeVisible();
    await expect(page.locator("#logos")).toBeHidden();
    await page.keyboard.press("ArrowRight");
    await expect(page).toHaveURL("/presse#phototheque");
    await page.goBack();
    await expect(page).not.toHaveURL(/\/presse/);
  });
});

test("by night, each logo stays on the ground that it is drawn for", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/presse");
  const groundOf = (label: string) => page.locator(`img[alt="${label}"]`).locator("..");
  await expect(groundOf("Le logo, sur fond clair")).toHaveCSS("background-color", "rgb(251, 244, 230)");
  await expect(groundOf("Le logo, une seule encre")).toHaveCSS("background-color", "rgb(251, 244, 230)");
  await expect(groundOf("Le logo, sur fond sombre")).not.toHaveCSS("background-color", "rgb(251, 244, 230)");
});

test("a list that was searched and ordered is found by Back as it was left; the menu begins anew", async ({
  page,
}) => {
  await openReview(page);
  await search(page).fill("a");
  await page.getByRole("combobox", { name: "Trier par" }).selectOption({ index: 2 });
  const titles = page.getByRole("tabpanel").getByRole("heading", { level: 3 });
  await untilIdle(page);
  const shown = await titles.allInnerTexts();
  const links = page.getByRole("contentinfo").getByRole("link");
  await links.filter({ hasText: "Équipe" }).first().click();
  await expect(page).toHaveURL("/equipe");
  await page.goBack();
  await expect(search(page)).toHaveValue("a");
  await expect.poll(() => titles.allInnerTexts()).toEqual(shown);
  await links.filter({ hasText: "Presse" }).first().click();
  await links.filter({ hasText: "Équipe" }).first().click();
  await links.filter({ hasText: "Presse" }).first().click();
  await expect(search(page)).toHaveValue("");
});

test("words that were searched are found by Back where the page is loaded anew, with what they find", async ({
  page,
}) => {
  await openReview(page);
  await search(page).fill("baleine");
  const found = page.locator("output", { hasText: "pour « baleine »" });
  await expect(found).toBeVisible();
  // By its address: the page that comes back is loaded anew.
  await page.goto("/mentions-legales");
  await page.goBack();
  await expect(search(page)).toHaveValue("baleine");
  await expect(found).toBeVisible();
});

test("a list in the order that the browser gives back stands in that order before anything is touched", async ({
  page,
}) => {
  await openReview(page);
  await page.getByRole("combobox", { name: "Trier par" }).selectOption({ index: 2 });
  // By its address: the page that comes back is loaded anew.
  await page.goto("/mentions-legales");
  await page.goBack();
  await expect(page.getByRole("combobox", { name: "Trier par" })).toHaveValue("title");
  await untilAwake(page);
});

test("the wakes of the calendar end at the sides of a wide window, and on the content of a wider one", async ({
  page,
}) => {
  await page.goto("/presse");
  const line = page.locator("ol").filter({ has: page.getByRole("heading", { name: "Retour à Lorient" }) });
  const beyond = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    return line.evaluate((list) => parseFloat(getComputedStyle(list, "::before").insetInlineEnd));
  };
  expect(await beyond(1440)).toBe(-56);
  expect(await beyond(2560)).toBe(0);
});
