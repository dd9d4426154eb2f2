// Whatever fails, a page is never less than the HTML that the server sent: every word stays, and links lead.
import { incidents } from "@sillages/content";
import { expect, type Page, type Route, test } from "./test.ts";
import { openAwake, untilAwake, wake } from "../awake.ts";
import { changes } from "./changes.ts";
import { linesOf, lost, openAsMeant } from "./lines.ts";
import { refuseStorage } from "./refusedStorage.ts";

const makerOf = (change: string) => changes.find(({ what }) => what === change)!.make.toString();

/** Opens `path`, which a script of somebody else changes as soon as it stands. */
async function openChanged(page: Page, path: string, make: string) {
  await page.addInitScript(`document.addEventListener("DOMContentLoaded", ${make})`);
  await page.goto(path);
}

const foot = (page: Page) => page.getByRole("contentinfo");
const subscribe = (page: Page) => foot(page).getByRole("button", { name: "S’abonner" });
const search = (page: Page) => page.getByRole("searchbox", { name: "Rechercher" });
const startQuiz = (page: Page) => page.getByRole("button", { name: "Démarrer le quiz" });
const notice = (page: Page) => page.locator("#panne");

/** A press on it was answered: the form says what is missing. */
const subscriptionAnswers = (page: Page) =>
  expect(page.getByRole("textbox", { name: /adresse e-mail/ })).toHaveAccessibleDescription(
    /Indiquez votre adresse/,
  );

/** Has the search of the press throw, until its part says so. */
async function breakSearch(page: Page) {
  await page.evaluate(`String.prototype.normalize = () => { throw new Error("Broken.") }`);
  await search(page).fill("mer");
  await expect(page.getByText(incidents.section.text)).toBeVisible();
}

async function leadsToVideos(page: Page) {
  await foot(page).getByRole("link", { name: "Vidéos" }).click();
  await expect(page).toHaveURL("/videos");
  await expect(page.getByRole("heading", { name: "Les directs" })).toBeVisible();
}

test.describe("a page that somebody else changes before it wakes", () => {
  for (const path of ["/", "/equipe", "/jeux-concours", "/mentions-legales"]) {
    for (const { what, make, words = (line: string) => line } of changes) {
      test(`${path}: ${what}`, async ({ page }) => {
        const meant = await openAsMeant(page, path);
        await openChanged(page, path, make.toString());
        await wake(page);
        expect(lost(meant, (await linesOf(page)).map(words))).toEqual([]);
        await expect(notice(page)).toBeHidden();
        await leadsToVideos(page);
      });
    }
  }
});

test("the page of unknown addresses says which one led to it, when somebody else has changed it too", async ({
  page,
}) => {
  await openChanged(page, "/nulle-part", makerOf("a span in the header"));
  await expect(page.getByText("« /nulle-part »")).toBeVisible();
  await wake(page);
  await expect(page.getByText("« /nulle-part »")).toBeVisible();
});

test.describe("what is done to a page that somebody else has changed is done all the same", () => {
  const changed = (page: Page, path: string) =>
    openChanged(page, path, makerOf("every text in a font element"));

  test("words typed in the search: they stay, the list follows, and so does the focus", async ({ page }) => {
    await changed(page, "/presse");
    await search(page).fill("zzz");
    await untilAwake(page);
    await expect(search(page)).toHaveValue("zzz");
    await expect(search(page)).toBeFocused();
    await expect(
      page
        .getByText(/^Aucun/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
  });

  test("words typed key after key while the page is made anew: none is lost", async ({ page }) => {
    const words = "le plancton nourrit toute la mer, ".repeat(8);
    await changed(page, "/presse");
    await search(page).focus();
    await page.keyboard.type(words);
    await untilAwake(page);
    await expect(search(page)).toHaveValue(words);
    await expect(search(page)).toBeFocused();
  });

  test("a part that throws then: it says so, and its words stay", async ({ page }) => {
    await changed(page, "/presse");
    const before = await linesOf(page);
    await wake(page);
    await breakSearch(page);
    expect(lost(before, await linesOf(page))).toEqual([]);
  });

  test("a press: it is played", async ({ page }) => {
    await changed(page, "/jeux-concours");
    await startQuiz(page).click();
    await expect(page.getByText(/^Question 1 sur/)).toBeVisible();
  });
});

/** Addresses under which a host may answer with a page, and the page's own. */
const oddAddresses = [
  ["/index.html", "/"],
  ["/index", "/"],
  ["/equipe.html", "/equipe"],
  ["/equipe/", "/equipe"],
  ["/equip%65", "/equipe"],
  ["//equipe", "/equipe"],
  ["/presse.html?de=lettre#contact", "/presse?de=lettre#contact"],
  ["/presentation.html", "/presentation"],
  ["/qui-sommes-nous/", "/qui-sommes-nous"],
  ["/videos.html#directs", "/videos#directs"],
  ["/mentions-legales.html", "/mentions-legales"],
  ["/mentions-l%65gales", "/mentions-legales"],
  ["/jeux-concours//", "/jeux-concours"],
  ["/devenir-partenaire.html", "/devenir-partenaire"],
] as const;

test.describe("an odd address", () => {
  for (const [odd, own] of oddAddresses) {
    test(`${odd} leads to ${own}`, async ({ page, baseURL }) => {
      // Where it leads is known before the page is drawn.
      await page.goto(`${baseURL}${odd}`, { waitUntil: "commit" });
      await expect(page).toHaveURL(own);
    });

    test(`${odd} is harmless where a host answers with the page`, async ({ page, request, baseURL }) => {
      const { pathname } = new URL(own, baseURL);
      const response = await request.get(pathname);
      const body = await response.text();
      const asked = `${baseURL}${odd}`.replace(/[?#].*/, "");
      await page.route(
        (url) => url.href.replace(/[?#].*/, "") === asked,
        (route) => route.fulfill({ status: 200, headers: response.headers(), body }),
      );
      await page.goto(`${baseURL}${odd}`);
      const before = await linesOf(page);
      await wake(page);
      expect(lost(before, await linesOf(page))).toEqual([]);
      // A final slash changes nothing, and stays.
      if (!odd.endsWith("/")) await expect(page).toHaveURL(own);
      await expect(notice(page)).toBeHidden();
    });
  }
});

test.describe("what cannot be had", () => {
  // A request may still be on its way when a test has seen enough.
  test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

  const starter = ["the starter", /\/assets\/starter-/] as const;
  const entry = ["the entry", /\/assets\/index-/] as const;
  const parts = ["the code of its parts", /\/assets\/route-/] as const;
  const react = ["React", /\/assets\/react-/] as const;
  const payload = ["the payload", /\/pages\/.*\.rsc$/] as const;

  const abort = (route: Route) => route.abort();
  const cut = async (route: Route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.slice(0, text.length / 2) });
  };

  /** Opens /equipe and asks something of it: the page says that it cannot, and keeps every word. */
  async function failsWhole(page: Page, act = () => subscribe(page).click()) {
    await page.goto("/equipe");
    const before = await linesOf(page);
    await act();
    await expect(notice(page)).toBeVisible();
    expect(lost(before, await linesOf(page))).toEqual([]);
  }

  for (const [how, answer, files] of [
    ["", abort, [starter, entry, parts, react, payload]],
    [" whole: cut on the way", cut, [starter, entry, react, payload]],
  ] as const)
    for (const [what, pattern] of files)
      test(`${what}${how}: every word stays, the page says so, and its links lead`, async ({ page }) => {
        await page.route(pattern, answer);
        // Without its starter a page shows nothing that would have to be pressed, and says so by itself (range.spec.ts).
        await failsWhole(page, what === "the starter" ? async () => {} : undefined);
        await foot(page).getByRole("link", { name: "Presse" }).click();
        await expect(page).toHaveURL("/presse");
      });

  test("a payload that is not one: every word stays", async ({ page }) => {
    await page.route(/\/pages\/.*\.rsc$/, (route) =>
      route.fulfill({ status: 200, body: "<!doctype html><p>Connectez-vous" }),
    );
    await failsWhole(page);
  });

  test("once it can be had, a second press answers", async ({ page }) => {
    await page.route(/\/pages\/.*\.rsc$/, (route) => route.abort());
    await page.goto("/equipe");
    await subscribe(page).click();
    await expect(notice(page)).toBeVisible();
    await page.unroute(/\/pages\/.*\.rsc$/);
    await subscribe(page).click();
    await subscriptionAnswers(page);
    await expect(notice(page)).toBeHidden();
  });

  test("an address that may not be written: every word stays", async ({ page }) => {
    await page.addInitScript(() => {
      history.replaceState = () => {
        throw new DOMException("Refused.", "SecurityError");
      };
    });
    await failsWhole(page);
  });

  test("a style sheet: every word stays, and the page wakes", async ({ page }) => {
    await page.route(/\.css$/, (route) => route.abort());
    await page.goto("/equipe");
    const before = await page.locator("body").textContent();
    await wake(page);
    expect(before).toContain("L’équipe de Sillages");
    await expect(page.getByRole("main")).toContainText("L’équipe de Sillages");
    await expect(notice(page)).toBeHidden();
  });

  test("another version since: links lead all the same", async ({ page }) => {
    await openAwake(page, "/equipe");
    await page.route(/\/pages\//, (route) => route.fulfill({ status: 404, body: "<!doctype html><p>Rien" }));
    await foot(page).getByRole("link", { name: "Presse" }).click();
    await expect(page).toHaveURL("/presse");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(search(page)).toBeAttached();
  });

  test("storage: the page wakes, and the quiz is played", async ({ page }) => {
    await refuseStorage(page);
    await openAwake(page, "/jeux-concours");
    await startQuiz(page).click();
    await expect(page.getByText(/^Question 1 sur/)).toBeVisible();
    await expect(notice(page)).toBeHidden();
  });

  test("a part that throws says so and gives its HTML back; the others live on", async ({ page }) => {
    await openAwake(page, "/presse");
    const before = await linesOf(page);
    await breakSearch(page);
    expect(lost(before, await linesOf(page))).toEqual([]);
    await subscribe(page).click();
    await subscriptionAnswers(page);
  });
});

test.describe("a page that a translator changes once it lives", () => {
  const translate = (page: Page) => page.evaluate(`(${makerOf("every text in a font element")})()`);
  /** What React could not draw in such a page, it draws anew, or it says so and shows what the server sent. */
  const uses: readonly { path: string; what: string; use: (page: Page) => Promise<void> }[] = [
    { path: "/presse", what: "the search", use: (page) => search(page).fill("océan") },
    {
      path: "/",
      what: "the tabs",
      use: (page) => page.getByRole("tab", { selected: false }).first().click(),
    },
    { path: "/jeux-concours", what: "the quiz", use: (page) => startQuiz(page).click() },
    { path: "/equipe", what: "an address for the newsletter", use: (page) => subscribe(page).click() },
  ];
  for (const { path, what, use } of uses) {
    test(`${path}: ${what}`, async ({ page }) => {
      await openAwake(page, path);
      const headings = await page.getByRole("heading", { level: 2 }).allTextContents();
      await translate(page);
      await use(page);
      await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("");
      const now = (await page.getByRole("heading", { level: 2 }).allTextContents()).join("\n");
      // The quiz that begins takes the place of what presented it.
      if (path !== "/jeux-concours") expect(headings.filter((heading) => !now.includes(heading))).toEqual([]);
      await leadsToVideos(page);
    });
  }
});

test("a script that somebody else put in the page, and that never comes, stops nothing", async ({ page }) => {
  await page.route(/\/diplome$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      "</head>",
      '<script src="https://ailleurs.example/balise.js"></script></head>',
    );
    await route.fulfill({ response, body });
  });
  await page.goto("/diplome");
  await page.getByRole("textbox", { name: "Noms" }).fill("Léa Morvan");
  await expect(page.getByText("La première feuille")).toBeVisible();
  await expect(notice(page)).toBeHidden();
});
