import { expect, test } from "./test.ts";
import { pagePaths, specifiedPaths } from "./paths.ts";

test("the eight paths of the specification are built", () => {
  expect(pagePaths).toEqual(expect.arrayContaining(specifiedPaths));
});

for (const path of pagePaths) {
  test(`${path} stands whole in its HTML, before any script`, async ({ request }) => {
    const html = await (await request.get(path === "/404" ? "/404.html" : path)).text();
    expect(html).toMatch(/^<!DOCTYPE html><html lang="fr"/);
    // A drawing may have a title too: the page's is in its head.
    expect(html.split("</head>")[0]?.match(/<title>/g)).toHaveLength(1);
    expect(html.match(/<meta name="description"/g)).toHaveLength(1);
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html).toContain('property="og:image"');
    expect(html).not.toMatch(/<[^>]+\sstyle="/);
    // Nothing blocks the first paint.
    const [head = "", body = ""] = html.replace(/<noscript>.*?<\/noscript>/s, "").split("</head>");
    expect(head).not.toContain('rel="stylesheet"');
    expect(body.match(/rel="stylesheet"/g)).toHaveLength(1);
    // In the head, what keeps the first gesture; where the page depends on its visitor or on the hour, what reads that, and where a
    // carousel turns by itself, what turns it; below, what starts.
    const scripts = /<script(?![^>]*application\/(?:ld\+)?json)/g;
    const hasMore = ["/", "/404", "/escales", "/hors-ligne", "/jeux-concours", "/presse"].includes(path);
    expect(head.match(scripts)).toHaveLength(hasMore ? 2 : 1);
    expect(head).not.toMatch(/<script[^>]*\ssrc=/);
    expect(body.match(scripts)).toHaveLength(1);
    expect(html).not.toMatch(/modulepreload|as="script"/);
  });
}

test("every page has its own title, description and heading", async ({ request }) => {
  const own = pagePaths.filter((path) => path !== "/presentation" && path !== "/404");
  const pages = await Promise.all(own.map(async (path) => (await request.get(path)).text()));
  for (const part of [
    /<title>(.*?)<\/title>/,
    /<meta name="description" content="(.*?)"/,
    /<h1[^>]*>(.*?)<\/h1>/,
  ]) {
    const found = pages.map((html) => part.exec(html)?.[1]);
    expect(new Set(found).size).toBe(own.length);
  }
});

test("the page with two addresses names one of them as its own", async ({ request }) => {
  for (const path of ["/presentation", "/qui-sommes-nous"]) {
    const html = await (await request.get(path)).text();
    expect(html).toMatch(/<link rel="canonical" href="https:\/\/[^"]+\/qui-sommes-nous"\/?>/);
  }
});

// What a worker asks for is seen too.
test.use({ serviceWorkers: "allow" });

test("on a slow network the poster comes before React, which then comes all the same", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    const isStarter = request.url().includes("/assets/starter-");
    if (request.resourceType() === "script" && !isStarter) scripts.push(request.url());
  });
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/scenes\/port\.svg/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/presse", { waitUntil: "domcontentloaded" });
  await page.evaluate(
    () =>
      new Promise((painted) => {
        new PerformanceObserver(painted).observe({ type: "paint", buffered: true });
      }),
  );
  // What was asked for before this has been told by the time it is answered.
  await page.evaluate(async () => (await fetch("/robots.txt")).status);
  expect(scripts).toEqual([]);
  letGo();
  await page.evaluate(() => window.asleep.wake());
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
});
