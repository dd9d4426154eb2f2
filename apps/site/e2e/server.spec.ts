import { expect, test } from "./test.ts";

test("a path answers with and without its final slash", async ({ request }) => {
  const [plain, slashed] = await Promise.all([request.get("/presse"), request.get("/presse/")]);
  expect(plain.status()).toBe(200);
  expect(slashed.status()).toBe(200);
  expect(await slashed.text()).toBe(await plain.text());
});

test("an unknown path answers 404 with the site's own page, and keeps its address", async ({ page }) => {
  const response = await page.goto("/nulle-part");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page introuvable");
  await expect(page).toHaveURL("/nulle-part");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await page.getByRole("link", { name: "Revenir à l’accueil" }).click();
  await expect(page).toHaveURL("/");
});

test("hashed files may be kept for ever, pages may not", async ({ request }) => {
  const home = await request.get("/");
  expect(home.headers()["cache-control"]).toBe("no-cache");
  const font = /href="(\/assets\/[^"]+\.woff2)"/.exec(await home.text())?.[1] ?? "";
  expect((await request.get(font)).headers()["cache-control"]).toContain("immutable");
});

test("the site map lists each page once, by its own address", async ({ request }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const addresses = [...sitemap.matchAll(/<loc>https:\/\/[^/<]+(.*?)<\/loc>/g)].map(
    ([, path]) => path || "/",
  );
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses).toContain("/qui-sommes-nous");
  expect(addresses).not.toContain("/presentation");
  for (const address of addresses) expect((await request.get(address)).status()).toBe(200);
});

test("robots, the manifest and the pictures that they name are there", async ({ request }) => {
  expect(await (await request.get("/robots.txt")).text()).toContain("Sitemap: https://");
  const manifest = (await (await request.get("/site.webmanifest")).json()) as { icons: { src: string }[] };
  const html = await (await request.get("/")).text();
  const named = [
    ...manifest.icons.map(({ src }) => src),
    /<link rel="apple-touch-icon" href="([^"]+)"/.exec(html)?.[1],
    /<meta property="og:image" content="https:\/\/[^/]+([^"]+)"/.exec(html)?.[1],
  ];
  for (const path of named) expect((await request.get(path ?? "/missing")).status(), path).toBe(200);
});

test("the icon of the tab stands in the page itself, and can be drawn", async ({ page }) => {
  await page.goto("/");
  const icon = await page.locator('link[rel="icon"]').getAttribute("href");
  expect(icon).toMatch(/^data:image\/svg\+xml,/);
  const width = await page.evaluate(async (address) => {
    const picture = Object.assign(new Image(), { src: address });
    await picture.decode();
    return picture.naturalWidth;
  }, icon);
  expect(width).toBeGreaterThan(0);
});

test("text travels in brotli, and what has not changed does not travel again", async ({ request }) => {
  const home = await request.get("/", { headers: { "Accept-Encoding": "br" } });
  expect(home.headers()).toMatchObject({ "content-encoding": "br", vary: "Accept-Encoding" });
  const etag = home.headers()["etag"] ?? "";
  expect((await request.get("/", { headers: { "If-None-Match": etag } })).status()).toBe(304);
});

test("what the build writes for hosts is not published", async ({ request }) => {
  for (const path of ["/_headers", "/.htaccess", "/.vite/manifest.json"]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test("each page that may be shared has a picture of its own, at an address that does not change", async ({
  request,
}) => {
  const pictures = new Set<string>();
  for (const path of ["/", "/qui-sommes-nous", "/presse", "/devenir-partenaire", "/reglement"]) {
    const html = await (await request.get(path)).text();
    const address = /<meta property="og:image" content="https:\/\/[^/]+([^"]+)"/.exec(html)?.[1] ?? "";
    expect(address).toMatch(/^\/partage\/[a-z-]+\.jpg$/);
    const picture = await request.get(address);
    expect(picture.headers()["content-type"]).toContain("image/jpeg");
    pictures.add((await picture.body()).toString("base64"));
  }
  expect(pictures.size).toBe(5);
});
