import { filePaths, noticesPath } from "@sillages/content";
import { expect, test } from "./test.ts";
import { documentPaths, framedPaths, logPagePaths, pagePaths } from "./paths.ts";

const attributes = (html: string, tag: string, name: string) =>
  [...html.matchAll(new RegExp(`<${tag}[^>]*\\s${name}="([^"]*)"`, "g"))].map(([, value = ""]) => value);

test("every link inside the site leads to a page, and every anchor to an element", async ({ request }) => {
  const pages = new Map<string, string>();
  for (const path of [...pagePaths, ...framedPaths, ...logPagePaths, ...documentPaths]) {
    pages.set(path, await (await request.get(path === "/404" ? "/404.html" : path)).text());
  }
  const dead: string[] = [];
  for (const [path, html] of pages) {
    for (const href of attributes(html, "a", "href").filter((link) => /^[/#]/.test(link))) {
      const { pathname, hash } = new URL(href, `http://site${path}`);
      if ([...filePaths, noticesPath].some((file) => file === pathname)) continue;
      if (/^\/(?:images|telechargements)\//.test(pathname)) {
        // A file to keep.
        if (!(await request.get(pathname)).ok()) dead.push(`${path} → ${href}`);
        continue;
      }
      const target = pages.get(pathname);
      if (!target) dead.push(`${path} → ${href}`);
      else if (hash && !target.includes(` id="${hash.slice(1)}"`)) dead.push(`${path} → ${href}`);
    }
  }
  expect(dead).toEqual([]);
});

test("what a page brings can be taken from « À emporter », and says its format and its weight once", async ({
  request,
}) => {
  const read = async (path: string) => (await request.get(path === "/404" ? "/404.html" : path)).text();
  const taken = new Set(attributes(await read("/a-emporter"), "a", "href"));
  // The logos and the pictures of the press are taken one by one, from their own drawers.
  const isOneByOne = (href: string) => /^\/telechargements\/(?:logos|photos)\//.test(href);
  const missing = new Set<string>();
  const unclear = new Set<string>();
  for (const path of [...pagePaths, ...documentPaths]) {
    for (const [, tag = "", inside = ""] of (await read(path)).matchAll(
      /<a ([^>]*\bdownload[^>]*)>(.*?)<\/a>/gs,
    )) {
      const href = /href="([^"]*)"/.exec(tag)?.[1] ?? "";
      if (!taken.has(href) && !isOneByOne(href)) missing.add(`${path} → ${href}`);
      const words = inside.replaceAll(/<[^>]+>/g, "");
      const format = /\((?<format>[\p{L} ]+),/u.exec(words)?.groups?.["format"] ?? "";
      if (
        !/\([^()]*\d\s(?:octets|ko|Mo)(?:, du [^()]+)?\)/u.test(words) ||
        (format && words.split(format).length > 2)
      )
        unclear.add(`${path} → ${words}`);
    }
  }
  expect([...missing]).toEqual([]);
  expect([...unclear]).toEqual([]);
});

test("every picture that a page shows is there", async ({ request }) => {
  const sources = new Set<string>();
  for (const path of pagePaths) {
    const html = await (await request.get(path === "/404" ? "/404.html" : path)).text();
    for (const source of attributes(html, "img", "src")) sources.add(source);
  }
  expect(sources.size).toBeGreaterThan(50);
  for (const source of sources) expect((await request.get(source)).status(), source).toBe(200);
});

test("a link that opens a new window says so and gives nothing away", async ({ page }) => {
  for (const path of ["/", "/presse", "/videos"]) {
    await page.goto(path);
    for (const link of await page.locator('a[target="_blank"]:visible').all()) {
      await expect(link).toHaveAccessibleName(/\(nouvelle fenêtre\)$/);
      await expect(link).toHaveAttribute("rel", "noopener");
      expect(await link.getAttribute("href")).toMatch(/^(https:\/\/|\/documents\/)/);
    }
  }
});
