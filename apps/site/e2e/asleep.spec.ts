// A page sleeps until something in it is touched: no React, no payload; and what needs neither works all the same.
import { accueil } from "@sillages/content";
import { expect, type Page, test } from "./test.ts";
import { openAwake, untilAwake, wake } from "../awake.ts";
import { logSamples, pagePaths } from "./paths.ts";
import { addressOf, scrollThrough } from "./visit.ts";
import { untilIdle, untilRests } from "./idle.ts";

/** What `page` asks for from now on, to wake. */
function watchWaking(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/\/assets\/(?!starter-).*\.js$|\.rsc$/.test(pathname)) asked.push(pathname);
  });
  return asked;
}

async function expectAsleep(page: Page, asked: readonly string[]) {
  await untilIdle(page);
  expect(asked).toEqual([]);
  await expect(page.locator("[data-alive]")).toHaveCount(0);
}

test.describe("at rest", () => {
  for (const path of [...pagePaths, ...logSamples]) {
    test(`${path} asks for no React, whatever is read and pointed at`, async ({ page }) => {
      const asked = watchWaking(page);
      const scripts: string[] = [];
      page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
      await page.goto(addressOf(path), { waitUntil: "load" });
      await untilIdle(page);
      expect(scripts).toHaveLength(1);
      expect(scripts[0]).toMatch(/\/assets\/starter-\w+\.js$/);
      expect(await page.locator("link[rel=modulepreload], link[as=script]").count()).toBe(0);

      await scrollThrough(page);
      for (const landmark of ["banner", "main", "contentinfo"] as const) {
        const links = page.getByRole(landmark).getByRole("link");
        for (const link of (await links.all()).slice(0, 3)) if (await link.boundingBox()) await link.hover();
      }
      await expectAsleep(page, asked);
    });
  }

  test("the keyboard walks through a page of words without waking it, up to what lives", async ({ page }) => {
    const asked = watchWaking(page);
    await page.goto("/mentions-legales");
    const field = page.getByRole("textbox", { name: /adresse e-mail/ });
    for (let stop = 0; stop < 60; stop++) {
      await page.keyboard.press("Tab");
      if (await field.evaluate((element) => element === document.activeElement)) break;
      expect(asked).toEqual([]);
    }
    await expect(field).toBeFocused();
    await untilAwake(page);
    await expect(field).toBeFocused();
  });
});

test("one press fetches each thing once", async ({ page }) => {
  const asked = watchWaking(page);
  await page.goto("/equipe");
  await page.getByRole("button", { name: /^Technique/ }).click();
  await untilAwake(page);
  await page.getByRole("button", { name: /^Direction/ }).click();
  await untilIdle(page);
  expect(asked.filter((path) => path.endsWith(".rsc"))).toHaveLength(1);
  expect(new Set(asked).size).toBe(asked.length);
});

test.describe("while the page sleeps", () => {
  test("the partners' logos run, pause under their button, and lead on", async ({ page }) => {
    const asked = watchWaking(page);
    await page.goto("/");
    const strip = page.getByRole("list", { name: "Logos des partenaires" });
    const state = () =>
      strip.evaluate((list) => {
        const moves = ({ effect }: Animation) =>
          effect instanceof KeyframeEffect && effect.target?.contains(list);
        return document.getAnimations().find(moves)?.playState;
      });
    await expect.poll(state).toBe("running");
    const button = page.locator("section", { has: strip }).getByRole("button");
    await button.click();
    await expect(button).toHaveAccessibleName("Reprendre le défilement des logos");
    await page.mouse.move(5, 5);
    await expect.poll(state).toBe("paused");
    await button.focus();
    await page.keyboard.press("Enter");
    await button.blur();
    await expect(button).toHaveAccessibleName("Arrêter le défilement des logos");
    await expect.poll(state).toBe("running");
    await expectAsleep(page, asked);
  });

  test("the header's group opens under the mouse and the keyboard, and closes", async ({ page }) => {
    const asked = watchWaking(page);
    await page.goto("/equipe");
    const group = page.getByRole("button", { name: "Présentation" });
    const entry = page.getByRole("banner").getByRole("link", { name: "Notre Équipe" });
    await group.focus();
    await page.keyboard.press("Enter");
    await expect(group).toHaveAttribute("aria-expanded", "true");
    await expect(entry).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(group).toBeFocused();
    await expect(entry).toBeHidden();
    await group.click();
    await expect(entry).toHaveAttribute("aria-current", "page");
    await expectAsleep(page, asked);
  });

  test.describe("on a phone", () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test("« Menu » unfolds, folds, and leads on", async ({ page }) => {
      const asked = watchWaking(page);
      await page.goto("/equipe");
      const menu = page.getByRole("button", { name: "Menu" });
      const link = page.getByRole("banner").getByRole("link", { name: "Presse" });
      await expect(link).toBeHidden();
      await menu.tap();
      await expect(link).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(link).toBeHidden();
      await menu.tap();
      await expectAsleep(page, asked);
      await link.tap();
      await expect(page).toHaveURL("/presse");
      await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    });
  });

  test("what is folded unfolds", async ({ page }) => {
    const asked = watchWaking(page);
    await page.goto("/qui-sommes-nous");
    const folded = page.locator("main details:not([data-living] *)").first();
    await folded.locator("summary").click();
    await expect(folded.locator("> :not(summary)").first()).toBeVisible();
    await expectAsleep(page, asked);
  });

  test("an anchor is reached below the fixed header", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const asked = watchWaking(page);
    await page.goto("/mentions-legales");
    const link = page.getByRole("navigation", { name: "Sur cette page" }).getByRole("link").last();
    const anchor = (await link.getAttribute("href")) ?? "";
    await link.click();
    await expect(page).toHaveURL(`/mentions-legales${anchor}`);
    const target = page.locator(anchor);
    await expect(target).toBeInViewport();
    const header = await page.getByRole("banner").boundingBox();
    const { y } = (await target.boundingBox()) ?? { y: -1 };
    // The end of a page can be too short for its last anchor to come to the top.
    expect(Math.ceil(y)).toBeGreaterThanOrEqual(Math.floor(header?.height ?? 0));
    await expectAsleep(page, asked);
  });

  test("a link is followed by the browser, and Back finds the position that was left", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const asked = watchWaking(page);
    await page.goto("/equipe");
    await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
    await page.getByRole("banner").getByRole("link", { name: "Presse" }).click();
    await expect(page).toHaveURL("/presse");
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL("/equipe");
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
    await expectAsleep(page, asked);
  });
});

test.describe("what moves by itself", () => {
  const { slides } = accueil.mission.carousel;
  const carousel = (page: Page) => page.getByRole("region", { name: "La vie de l’expédition" });
  /** The slides that are mostly in their row. */
  const inSight = (page: Page) =>
    carousel(page)
      .locator("[aria-live]")
      .evaluate((row) => {
        const { left, right } = row.getBoundingClientRect();
        return [...row.children].flatMap((slide, at) => {
          const box = slide.getBoundingClientRect();
          const seen = Math.min(right, box.right) - Math.max(left, box.left);
          return seen >= 0.6 * box.width ? [at + 1] : [];
        });
      });
  const tick = (page: Page) => page.clock.fastForward(4000);
  /** A slide that set off has come. */
  const glided = (page: Page) => untilRests(carousel(page).locator("[aria-live]"));

  /** The home page asleep, at its carousel. */
  async function openAtCarousel(page: Page) {
    const asked = watchWaking(page);
    await page.clock.install({ time: new Date() });
    await page.goto("/");
    await carousel(page).scrollIntoViewIfNeeded();
    await expect(carousel(page).getByRole("button", { name: "Arrêter le défilement" })).toBeVisible();
    return asked;
  }

  test("turns every four seconds, goes round, and waits under the mouse: nothing wakes, to the end of the page", async ({
    page,
  }) => {
    const asked = await openAtCarousel(page);
    for (const at of [...slides.keys()].map((slide) => (slide + 1) % slides.length)) {
      // One that is on its way is waited for.
      await expect(carousel(page).locator("img").nth(at)).toHaveJSProperty("complete", true);
      await tick(page);
      await expect.poll(() => inSight(page)).toEqual([at + 1]);
    }
    await carousel(page).getByRole("img").first().hover();
    await page.clock.fastForward(20_000);
    await glided(page);
    expect(await inSight(page)).toEqual([1]);
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
    await expect(page.getByText("Et vous, vous embarquez ?")).toBeInViewport();
    await expectAsleep(page, asked);
  });

  test("is taken over where it was, and a press on its button stops it", async ({ page }) => {
    await openAtCarousel(page);
    await expect(carousel(page).locator("img").nth(1)).toHaveJSProperty("complete", true);
    await tick(page);
    await expect.poll(() => inSight(page)).toEqual([2]);
    await carousel(page).getByRole("button", { name: "Arrêter le défilement" }).click();
    await untilAwake(page);
    await expect(carousel(page).getByRole("button", { name: "Reprendre le défilement" })).toBeVisible();
    await expect(carousel(page).getByText(`2 sur ${slides.length}`, { exact: true })).toBeVisible();
    await page.mouse.move(5, 5);
    await page.clock.fastForward(20_000);
    await glided(page);
    expect(await inSight(page)).toEqual([2]);
  });

  test("stops for good when the keyboard comes in", async ({ page }) => {
    await openAtCarousel(page);
    await carousel(page).getByRole("button", { name: "Image précédente" }).focus();
    await page.keyboard.press("Shift");
    await page.keyboard.press("Tab");
    await untilAwake(page);
    await expect(carousel(page).getByRole("button", { name: "Reprendre le défilement" })).toBeVisible();
  });

  test("stands still where less motion is asked for", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const asked = watchWaking(page);
    await page.clock.install({ time: new Date() });
    await page.goto("/");
    await carousel(page).scrollIntoViewIfNeeded();
    await page.clock.fastForward(20_000);
    expect(await inSight(page)).toEqual([1]);
    await expectAsleep(page, asked);
    await expect(carousel(page).getByRole("button", { name: "Arrêter le défilement" })).toBeHidden();
    await carousel(page).getByRole("button", { name: "Image suivante" }).click();
    await untilAwake(page);
    await expect.poll(() => inSight(page)).toEqual([2]);
    await expect(carousel(page).getByRole("button", { name: "Reprendre le défilement" })).toBeVisible();
  });
});

test.describe("whether the press office answers", () => {
  const standing = (page: Page) => page.getByText(/\(heure de Lorient\)$/);

  test("is said from minute to minute, and nothing wakes", async ({ page }) => {
    const asked = watchWaking(page);
    await page.clock.install({ time: "2026-11-25T16:58:30Z" });
    await page.goto("/presse");
    await expect(standing(page)).toBeHidden();
    await page.locator("#contact-presse").scrollIntoViewIfNeeded();
    await expect(standing(page)).toHaveText(/^Camille répond en ce moment, jusqu’à 18\sh \(/);
    await page.clock.fastForward(120_000);
    await expect(standing(page)).toHaveText(/^Pas de permanence en ce moment, reprise demain à 9\sh \(/);
    await expect(standing(page)).toBeVisible();
    await expectAsleep(page, asked);
    await wake(page);
    await expect(standing(page)).toHaveText(/^Pas de permanence en ce moment, reprise demain à 9\sh \(/);
  });

  test("is said on a page that was reached from another", async ({ page }) => {
    await page.clock.setFixedTime("2026-11-28T10:00:00Z");
    await openAwake(page, "/equipe");
    await page.getByRole("contentinfo").getByRole("link", { name: "Presse" }).click();
    await expect(standing(page)).toHaveText(/^Aujourd’hui sur rendez-vous, jusqu’à 16\sh \(/);
  });

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });

    test("is not said: the hours are", async ({ page }) => {
      await page.goto("/presse");
      await expect(standing(page)).toBeHidden();
    });
  });
});

test.describe("the day", () => {
  /** The day at noon, in Paris, so many months after the build. */
  async function monthsAfterBuild(page: Page, path: string, months: number) {
    const html = await (await page.request.get(addressOf(path))).text();
    const day = new Date(/data-built-at="([^"]+)"/.exec(html)?.[1] ?? "");
    day.setUTCDate(1);
    day.setUTCHours(12);
    day.setUTCMonth(day.getUTCMonth() + months);
    return day;
  }

  for (const path of pagePaths) {
    test(`${path} wakes by itself a year after its build, and says the new one`, async ({ page }) => {
      const day = await monthsAfterBuild(page, path, 12);
      await page.clock.setFixedTime(day);
      await page.goto(addressOf(path));
      await untilAwake(page);
      await expect(
        page.getByRole("contentinfo").getByText(String(day.getFullYear()), { exact: true }),
      ).toBeVisible();
    });
  }

  for (const path of ["/", "/equipe", "/presse", "/jeux-concours", "/videos", "/qui-sommes-nous"]) {
    test(`${path} sleeps in the month of its build, and wakes in the next`, async ({ page }) => {
      const asked = watchWaking(page);
      await page.clock.setFixedTime(await monthsAfterBuild(page, path, 0));
      await page.goto(path);
      await expectAsleep(page, asked);
      await page.clock.setFixedTime(await monthsAfterBuild(page, path, 1));
      await page.goto(path);
      await untilAwake(page);
    });
  }
});

test.describe("the address", () => {
  for (const [address, shows] of [
    [
      "/#expedition-transatlantique",
      (page: Page) => page.getByRole("tabpanel", { name: /Expédition Transatlantique/ }),
    ],
    [
      "/equipe?filtre=technique",
      (page: Page) => page.getByRole("button", { name: /^Technique/, pressed: true }),
    ],
    ["/equipe#camille", (page: Page) => page.locator("#camille details p").first()],
    [
      "/presse#deux-bateaux-de-course-changent-de-metier",
      (page: Page) => page.getByRole("dialog", { name: /^Article : À Lorient/ }),
    ],
    [
      "/devenir-partenaire#espaces=15",
      (page: Page) => page.getByRole("link", { name: /^Demander cet espace/ }),
    ],
    ["/videos#haute-brasse", (page: Page) => page.getByRole("dialog", { name: "École Haute-Brasse" })],
  ] as const) {
    test(`${address} chooses something: the page wakes and shows it`, async ({ page }) => {
      await page.goto(address);
      await untilAwake(page);
      await expect(shows(page)).toBeVisible();
    });
  }

  for (const address of [
    "/#projet",
    "/#contact",
    "/equipe#contact",
    "/presse#dossier-de-presse",
    "/videos#directs",
    "/devenir-partenaire#contact",
    "/mentions-legales#contact",
    "/mentions-legales?source=lettre#%E0%A4%A",
  ]) {
    test(`${address} names a place: the page sleeps on`, async ({ page }) => {
      // On its way there a smooth scroll passes by what moves.
      await page.emulateMedia({ reducedMotion: "reduce" });
      const asked = watchWaking(page);
      await page.goto(address);
      await expectAsleep(page, asked);
    });
  }

  for (const path of ["/", "/presse", "/jeux-concours", "/devenir-partenaire", "/enseignants"])
    test(`${path} stays where its reader is, whatever it adds above as it wakes`, async ({ page }) => {
      await page.setViewportSize({ width: 412, height: 823 });
      await page.goto(path);
      const field = page.getByRole("contentinfo").getByRole("textbox");
      await field.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
      const top = () => field.evaluate((element) => Math.round(element.getBoundingClientRect().top));
      const before = await top();
      await wake(page);
      await untilIdle(page);
      expect(await top()).toBe(before);
    });

  test("an anchor of the page that chooses wakes it when it is followed", async ({ page }) => {
    const asked = watchWaking(page);
    await page.setViewportSize({ width: 1280, height: 700 });
    await page.goto("/equipe");
    await expectAsleep(page, asked);
    await page.evaluate(() => location.assign("#camille"));
    await untilAwake(page);
    await expect(page.locator("#camille details p").first()).toBeVisible();
  });
});
