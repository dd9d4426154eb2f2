// Whatever fails, a page is never less than the HTML that the server sent: every word stays, and links lead.
import { expect, type Page, test } from "@playwright/test";
import { untilAwake } from "./awake.ts";

/** The lines that can be read on the page. */
const linesOf = (page: Page) =>
  page.evaluate(() =>
    document.body.innerText
      .split("\n")
      .map((line) => line.replace(/\s+/g, " ").trim())
      .filter((line) => line !== ""),
  );

/** The lines of a page as it is awake when nothing happens to it. */
const asMeant = new Map<string, readonly string[]>();

async function openAsMeant(page: Page, path: string): Promise<readonly string[]> {
  const known = asMeant.get(path);
  if (known) return known;
  await page.goto(path);
  await page.evaluate(() => window.asleep.wake());
  await untilAwake(page);
  const lines = await linesOf(page);
  asMeant.set(path, lines);
  return lines;
}

/** What of `lines` can be read no more. */
function lost(lines: readonly string[], now: readonly string[]): string[] {
  const text = now.join("\n");
  return lines.filter((line) => !text.includes(line));
}

interface Change {
  what: string;
  /** Done when the HTML has been read, as an extension, a translator or a proxy does. */
  make: () => void;
  /** What it has changed in the words, of which either form may stand. */
  words?: (line: string) => string;
}

const changes: readonly Change[] = [
  {
    what: "an element in main",
    make: () => document.querySelector("main")?.prepend(document.createElement("extension-mark")),
  },
  {
    what: "a span in the header",
    make: () => document.querySelector("header")?.append(document.createElement("span")),
  },
  {
    what: "another word in the navigation",
    make: () => {
      const link = document.querySelector('header nav a[href="/presse"]');
      if (link) link.textContent = "Prensa";
    },
    words: (line) => line.replaceAll("Prensa", "Presse"),
  },
  {
    what: "every text in a font element",
    make: () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest("script, style, svg, select, textarea"))
          continue;
        const font = document.createElement("font");
        text.replaceWith(font);
        font.append(text);
      }
    },
  },
  {
    what: "mail addresses hidden",
    make: () => {
      for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="mailto:"]')) {
        link.href = "/cdn-cgi/l/email-protection#4520";
        if (link.textContent?.includes("@")) {
          const mark = Object.assign(document.createElement("span"), { className: "__cf_email__" });
          mark.textContent = link.textContent;
          link.replaceChildren(mark);
        }
      }
    },
  },
  {
    what: "attributes on html and body",
    make: () => {
      document.documentElement.setAttribute("data-extension", "");
      document.documentElement.classList.add("translated-ltr");
      document.body.setAttribute("cz-shortcut-listen", "true");
      for (const element of document.querySelectorAll("input, main, h1"))
        element.setAttribute("data-gramm", "false");
    },
  },
  {
    what: "an element at the end of the body",
    make: () => document.body.append(document.createElement("extension-panel")),
  },
  {
    what: "comments everywhere",
    make: () => {
      for (const element of document.querySelectorAll("body, body *:not(script, style, svg *)"))
        element.prepend(new Comment("x"));
    },
  },
  {
    what: "an element that is taken away",
    make: () => document.querySelector("main p")?.remove(),
  },
  {
    what: "spaces between elements",
    make: () => {
      for (const element of document.querySelectorAll("main *:not(svg, svg *)")) element.before("\n  ");
    },
  },
  {
    what: "other classes",
    make: () => {
      for (const element of document.querySelectorAll("main section, h1, h2, header"))
        element.classList.add("dark");
    },
  },
  {
    what: "styles by script",
    make: () => {
      document.head.append(
        Object.assign(document.createElement("style"), { textContent: "p { color: red }" }),
      );
      for (const element of document.querySelectorAll<HTMLElement>("main p, h1, h2, a")) {
        element.style.setProperty("color", "black");
        element.dataset["darkreaderInlineColor"] = "";
      }
    },
  },
];

test.describe("a page that somebody else changes before it wakes", () => {
  for (const path of ["/", "/equipe", "/jeux-concours", "/mentions-legales"]) {
    for (const { what, make, words = (line: string) => line } of changes) {
      test(`${path}: ${what}`, async ({ page }) => {
        const meant = await openAsMeant(page, path);
        await page.addInitScript(`document.addEventListener("DOMContentLoaded", ${make.toString()})`);
        await page.goto(path);
        await page.evaluate(() => window.asleep.wake());
        await untilAwake(page);
        expect(lost(meant, (await linesOf(page)).map(words))).toEqual([]);
        await expect(page.locator("#panne")).toBeHidden();
        await page.getByRole("contentinfo").getByRole("link", { name: "Vidéos" }).click();
        await expect(page).toHaveURL("/videos");
        await expect(page.getByRole("heading", { name: "Les directs" })).toBeVisible();
      });
    }
  }
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
      await page.goto(`${baseURL}${odd}`);
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
      await page.evaluate(() => window.asleep.wake());
      await untilAwake(page);
      expect(lost(before, await linesOf(page))).toEqual([]);
      // A final slash changes nothing, and stays.
      if (!odd.endsWith("/")) await expect(page).toHaveURL(own);
      await expect(page.locator("#panne")).toBeHidden();
    });
  }
});

test.describe("what cannot be had", () => {
  const press = (page: Page) =>
    page.getByRole("contentinfo").getByRole("button", { name: "S’abonner" }).click();
  const notice = (page: Page) => page.locator("#panne");

  for (const [what, pattern] of [
    ["the starter", /\/assets\/starter-/],
    ["the entry", /\/assets\/index-/],
    ["React", /\/assets\/react-/],
    ["the payload", /\/pages\/.*\.rsc$/],
  ] as const) {
    test(`${what}: every word stays, the page says so, and its links lead`, async ({ page }) => {
      await page.route(pattern, (route) => route.abort());
      await page.goto("/equipe");
      const before = await linesOf(page);
      await press(page);
      await expect(notice(page)).toBeVisible();
      expect(lost(before, await linesOf(page))).toEqual([]);
      await page.getByRole("contentinfo").getByRole("link", { name: "Presse" }).click();
      await expect(page).toHaveURL("/presse");
    });
  }

  test("a payload that is not one: every word stays", async ({ page }) => {
    await page.route(/\/pages\/.*\.rsc$/, (route) =>
      route.fulfill({ status: 200, body: "<!doctype html><p>Connectez-vous" }),
    );
    await page.goto("/equipe");
    const before = await linesOf(page);
    await press(page);
    await expect(notice(page)).toBeVisible();
    expect(lost(before, await linesOf(page))).toEqual([]);
  });

  test("once it can be had, a second press answers", async ({ page }) => {
    await page.route(/\/pages\/.*\.rsc$/, (route) => route.abort());
    await page.goto("/equipe");
    await press(page);
    await expect(notice(page)).toBeVisible();
    await page.unroute(/\/pages\/.*\.rsc$/);
    await press(page);
    await expect(page.getByRole("textbox", { name: /adresse e-mail/ })).toHaveAccessibleDescription(
      /Il manque/,
    );
    await expect(notice(page)).toBeHidden();
  });

  test("an address that may not be written: every word stays", async ({ page }) => {
    await page.addInitScript(() => {
      history.replaceState = () => {
        throw new DOMException("Refused.", "SecurityError");
      };
    });
    await page.goto("/equipe");
    const before = await linesOf(page);
    await press(page);
    await expect(notice(page)).toBeVisible();
    expect(lost(before, await linesOf(page))).toEqual([]);
  });
});
