import { accueil, initialStage, partners, ports, slides, stages } from "@sillages/content";
import { expect, type Page, test } from "./test.ts";
import { openAt, openAwake, untilAwake, wake } from "../awake.ts";
import { untilIdle, untilRests } from "./idle.ts";
import { instantOf, shiftSince, twoFrames, watchShifts } from "./shift.ts";

const stage = (page: Page, name: string) => page.getByRole("tab", { name });
const chosen = (page: Page) =>
  page.getByRole("tablist", { name: "Étapes de l’expédition" }).getByRole("tab", { selected: true });
const europe = (page: Page) => page.getByRole("img", { name: /^Dans un hublot/ });
const world = (page: Page) => page.getByRole("img", { name: /^Planisphère/ });
/** Whether a road of a chart is drawn with its two wakes. */
const braided = (chart: ReturnType<typeof world>) =>
  chart
    .locator("[data-stage] > g > g")
    .evaluateAll((wakes) => wakes.some((wake) => getComputedStyle(wake).display !== "none"));

test.describe("the background", () => {
  test("is a drawing that waits its turn and that no reader meets", async ({ page }) => {
    await page.goto("/");
    const drawing = page.locator("img[src$='scenes/fond.svg']");
    await expect(drawing).toHaveAttribute("alt", "");
    await expect(drawing).toHaveAttribute("aria-hidden", "true");
    await expect(drawing).toHaveAttribute("loading", "lazy");
  });
});

test.describe("the partners' strip", () => {
  const strip = (page: Page) => page.getByRole("list", { name: "Logos des partenaires" });

  test("every logo is a link to its own site in a new window, and all come in one file", async ({ page }) => {
    const files = new Set<string>();
    page.on("request", (request) => {
      if (request.url().includes("/logos/")) files.add(new URL(request.url()).pathname);
    });
    await openAwake(page, "/");
    const links = strip(page).getByRole("link");
    await expect(links).toHaveCount(partners.length);
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute("target", "_blank");
      await expect(link).toHaveAttribute("href", /^https:\/\/.*\.example/);
      await expect(link).toHaveAccessibleName(/\(nouvelle fenêtre\)$/);
    }
    await page.getByRole("heading", { name: "Ils soutiennent l’expédition" }).scrollIntoViewIfNeeded();
    const areThere = () =>
      strip(page)
        .locator("img")
        .evaluateAll((pictures) =>
          pictures
            // Those that pass: the others wait for their turn.
            .filter((picture) => picture.getBoundingClientRect().left < innerWidth)
            .every((picture) => (picture as HTMLImageElement).complete),
        );
    await expect.poll(areThere).toBe(true);
    expect(files.size).toBe(1);
  });

  test("runs, and its button stops it", async ({ page }) => {
    await openAwake(page, "/");
    const state = () =>
      strip(page).evaluate((list) => {
        const moves = ({ effect }: Animation) =>
          effect instanceof KeyframeEffect && effect.target?.contains(list);
        return document.getAnimations().find(moves)?.playState;
      });
    await page.mouse.move(5, 5);
    await expect.poll(state).toBe("running");
    const button = page.locator("section", { has: strip(page) }).getByRole("button");
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(button).toHaveAccessibleName("Reprendre le défilement des logos");
    await button.blur();
    await expect.poll(state).toBe("paused");
  });

  test("is still where less motion is asked for", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openAwake(page, "/");
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    // A wall, of which nothing is out of sight.
    for (const link of await strip(page).getByRole("link").all()) {
      await link.scrollIntoViewIfNeeded();
      await expect(link).toBeInViewport();
    }
  });
});

test.describe("the partners' strip, while the page sleeps", () => {
  const strip = (page: Page) => page.getByRole("list", { name: "Logos des partenaires" });

  /** Opens the home page, where nothing wakes and the strip is stopped at its start; answers how many times the logos pass in it. */
  async function openStopped(page: Page): Promise<number> {
    await page.context().route(/\.example/, (route) => route.fulfill({ contentType: "text/html", body: "" }));
    await page.goto("/");
    const section = page.locator("section", { has: strip(page) });
    await section.getByRole("button", { name: "Arrêter le défilement" }).click();
    await expect(section.locator("[data-marquee]")).toHaveAttribute("data-stopped", "");
    // A logo that had left by the time it was stopped is out of a finger's reach, but in the copies.
    await strip(page).evaluate((list) => {
      for (const run of list.parentElement?.getAnimations() ?? []) run.currentTime = 0;
    });
    return 1 + (await section.locator("image").count());
  }

  /**
   * Scrolls to the strip, and the strip to the picture `at`, counted from the first logo of the list, as a finger does: where it
   * stands then, and the address of the link that is there.
   */
  const scrollTo = (page: Page, at: number) =>
    strip(page).evaluate((list, place) => {
      list.scrollIntoView({ block: "center", behavior: "instant" });
      const links = [...list.querySelectorAll("a")];
      const link = links[place % links.length];
      const track = list.parentElement;
      if (!link || !track?.parentElement) throw new Error("No logo is there.");
      const box = link.getBoundingClientRect();
      const own = list.getBoundingClientRect();
      const inTrack = Math.floor(place / links.length) * own.width + box.left - own.left + box.width / 2;
      const x = () => track.getBoundingClientRect().left + inTrack;
      track.parentElement.scrollLeft += x() - innerWidth / 2;
      const y = box.top + box.height / 2;
      return { x: x(), y, address: document.elementFromPoint(x(), y)?.closest("a")?.getAttribute("href") };
    }, at);

  const urlOf = (at: number) => partners[at % partners.length]?.url;

  async function press(page: Page, at: number) {
    const { x, y } = await scrollTo(page, at);
    await page.mouse.move(x, y);
    const opened = page.context().waitForEvent("page");
    await page.mouse.click(x, y);
    await expect(await opened).toHaveURL(new URL(urlOf(at) ?? "").href);
    await (await opened).close();
  }

  test("every picture that passes is its logo's link once it is pointed at, and opens it", async ({
    page,
  }) => {
    const rounds = await openStopped(page);
    expect(rounds).toBeGreaterThan(1);
    for (const round of Array.from({ length: rounds }).keys()) {
      const first = round * partners.length;
      const { x, y } = await scrollTo(page, first + round);
      await page.mouse.move(x, y);
      for (const at of partners.keys()) {
        const { address } = await scrollTo(page, first + at);
        expect(address, `logo ${at + 1}, round ${round + 1}`).toBe(urlOf(at));
      }
    }
    await press(page, rounds * partners.length - 1);
    await expect(page.locator("[data-alive]")).toHaveCount(0);
  });

  test("a logo opens its link after another one did", async ({ page }) => {
    const rounds = await openStopped(page);
    for (const round of Array.from({ length: rounds }).keys())
      await press(page, round * (partners.length + 1));
    await expect(page.locator("[data-alive]")).toHaveCount(0);
  });
});

test.describe("the carousels", () => {
  test("the showcase shows the plate of its entry, and does not turn unasked", async ({ page }) => {
    await openAwake(page, "/");
    const showcase = page.getByRole("region", { name: "L’expédition en images" });
    await showcase.scrollIntoViewIfNeeded();
    const entries = slides.map(({ title }) => title);
    await showcase.getByRole("button", { name: "Transmission" }).click();
    const position = `${entries.indexOf("Transmission") + 1} sur ${entries.length}`;
    await expect(showcase.getByText(position, { exact: true })).toBeVisible();
    await expect(showcase.getByRole("button", { name: "Reprendre le défilement" })).toBeVisible();
  });

  test("the mission's turns every four seconds, and stops when asked", async ({ page }) => {
    await page.clock.install({ time: new Date("2026-01-10T12:00:00Z") });
    await openAwake(page, "/");
    const scenes = page.getByRole("region", { name: "La vie de l’expédition" });
    const total = accueil.mission.carousel.slides.length;
    await scenes.scrollIntoViewIfNeeded();
    await page.mouse.move(5, 5);
    await expect(scenes.getByRole("button", { name: "Arrêter le défilement" })).toBeVisible();
    await expect(scenes.getByText(`1 sur ${total}`, { exact: true })).toBeVisible();
    await expect(scenes.locator("[aria-busy=false]")).toHaveCount(1);
    await page.clock.fastForward(4000);
    await expect(scenes.getByText(`2 sur ${total}`, { exact: true })).toBeVisible();
    await scenes.getByRole("button", { name: "Arrêter le défilement" }).click();
    await page.mouse.move(5, 5);
    await page.clock.fastForward(20_000);
    await untilRests(scenes.locator("[aria-live]"));
    await expect(scenes.getByText(`2 sur ${total}`, { exact: true })).toBeVisible();
  });
});

test("« Découvrir l’aventure » tells the story, and « Réduire » folds it", async ({ page }) => {
  await openAwake(page, "/");
  const story = page.getByText("L’histoire commence à Lorient", { exact: false });
  await expect(story).toBeHidden();
  await page.getByText("Découvrir l’aventure", { exact: true }).click();
  await expect(story).toBeVisible();
  await page.getByText("Réduire", { exact: true }).click();
  await expect(story).toBeHidden();
});

test("a figure of the mission answers the pointer and the keyboard alike", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openAwake(page, "/");
  const figure = page.getByRole("link", { name: "12 étudiants ambassadeurs" });
  const wake = () => figure.evaluate((link) => Number.parseFloat(getComputedStyle(link, "::after").width));
  const atRest = await wake();
  await figure.hover();
  await expect.poll(wake).toBeGreaterThan(atRest);
  await page.mouse.move(5, 5);
  await expect.poll(wake).toBe(atRest);
  await page.getByRole("link", { name: "2 bateaux restaurés" }).focus();
  await page.keyboard.press("Tab");
  await expect(figure).toBeFocused();
  await expect.poll(wake).toBeGreaterThan(atRest);
});

test.describe("the stages", () => {
  test("the third is chosen, and drawn in two wakes", async ({ page }) => {
    await openAwake(page, "/");
    await expect(chosen(page)).toHaveAccessibleName(/Tours d’Europe/);
    expect([await braided(world(page)), await braided(europe(page))]).toEqual([false, true]);
    await expect(page.getByRole("figure", { name: /^Carte\s: la route des Tours d’Europe$/ })).toBeVisible();
  });

  test("a poster chooses: its panel, its road, and the address", async ({ page }) => {
    await openAwake(page, "/");
    await stage(page, "Expédition Transatlantique").click();
    await expect(page).toHaveURL("/#expedition-transatlantique");
    await expect(page.getByRole("tabpanel", { name: /Expédition Transatlantique/ })).toContainText(
      "Rapporter",
    );
    await expect(page.getByRole("tabpanel", { name: /Tours d’Europe/ })).toBeHidden();
    expect([await braided(world(page)), await braided(europe(page))]).toEqual([true, false]);
  });

  test("the keyboard chooses", async ({ page }) => {
    await openAwake(page, "/");
    await chosen(page).focus();
    await page.keyboard.press("ArrowRight");
    await expect(chosen(page)).toHaveAccessibleName(/Expédition Transatlantique/);
    await expect(chosen(page)).toBeFocused();
    await page.keyboard.press("Home");
    await expect(page).toHaveURL("/#chantier-naval");
  });

  test("the map chooses", async ({ page }) => {
    await openAwake(page, "/");
    // The road across the Atlantic, off the Canaries.
    await world(page).scrollIntoViewIfNeeded();
    await world(page).locator("[data-stage=expedition-transatlantique] use").first().dispatchEvent("click");
    await expect(chosen(page)).toHaveAccessibleName(/Expédition Transatlantique/);
    await world(page).locator("[data-stage=appel-a-projets] use").first().dispatchEvent("click");
    await expect(chosen(page)).toHaveAccessibleName(/Appel à Projets/);
  });

  test("an address that names a stage opens on it; a reload finds it again", async ({ page }) => {
    await openAwake(page, "/#chantier-naval");
    await expect(chosen(page)).toHaveAccessibleName(/Chantier Naval/);
    await expect(page.getByRole("tabpanel", { name: /Chantier Naval/ })).toBeInViewport();
    await stage(page, "Appel à Projets").click();
    await page.reload();
    await expect(chosen(page)).toHaveAccessibleName(/Appel à Projets/);
  });

  test("whoever chose a stage and read on is left where they were by a reload, and by Back", async ({
    page,
  }) => {
    await openAwake(page, "/");
    await stage(page, "Chantier Naval").click();
    await expect(page).toHaveURL("/#chantier-naval");
    for (const again of [() => page.reload(), () => page.goto("/presse").then(() => page.goBack())]) {
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
      const left = await page.evaluate(() => scrollY);
      await again();
      await untilAwake(page);
      await expect(chosen(page)).toHaveAccessibleName(/Chantier Naval/);
      await untilIdle(page);
      expect(Math.abs((await page.evaluate(() => scrollY)) - left)).toBeLessThan(100);
    }
  });

  test("an address that names nobody, or the section, leaves the third one", async ({ page }) => {
    for (const hash of ["#projet", "#cap-horn", "#constructor"]) {
      await openAwake(page, `/${hash}`);
      await expect(chosen(page)).toHaveAccessibleName(/Tours d’Europe/);
    }
  });

  test("Back leaves the page, however many stages were chosen", async ({ page }) => {
    await openAwake(page, "/presse");
    await page.getByRole("link", { name: "Sillages, accueil" }).click();
    await expect(page).toHaveURL("/");
    for (const { title } of stages) await stage(page, title).click();
    await expect(page).toHaveURL(`/#${stages.at(-1)?.id}`);
    await page.goBack();
    await expect(page).toHaveURL("/presse");
  });

  test("a link to a stage, on the page itself, chooses it", async ({ page }) => {
    await openAwake(page, "/");
    await page.getByRole("link", { name: /6 000 km de Lorient à l’équateur/ }).click();
    await expect(chosen(page)).toHaveAccessibleName(/Expédition Transatlantique/);
    await expect(page.getByRole("tabpanel", { name: /Expédition Transatlantique/ })).toBeInViewport();
  });

  test("statuses are the visitor's", async ({ page }) => {
    const status = page.getByRole("tabpanel", { name: /Tours d’Europe/ });
    await openAt(page, "2025-11-14T12:00:00Z", "/");
    await expect(status).toContainText("Programmé");
    await openAt(page, "2026-05-14T12:00:00Z", "/");
    await expect(status).toContainText("En cours");
    await openAt(page, "2026-11-20T12:00:00Z", "/");
    await expect(status).toContainText("Terminé");
  });

  test("the route can be taken away in two formats, and says what it is not for", async ({
    page,
    request,
  }) => {
    await page.goto("/");
    await expect(page.getByText("ne pas utiliser pour naviguer").first()).toBeVisible();
    await page.getByText("Télécharger la route").click();
    for (const [name, start] of [
      [/GeoJSON/, "{"],
      [/GPX/, "<?xml"],
    ] as const) {
      const href = await page.getByRole("link", { name }).getAttribute("href");
      const file = await request.get(href ?? "");
      expect(file.status()).toBe(200);
      expect((await file.text()).startsWith(start)).toBe(true);
    }
  });
});

test("the block after the footer has its three tabs", async ({ page }) => {
  await openAwake(page, "/");
  const block = page.getByRole("complementary", { name: "Collaborer avec l’expédition" });
  await expect(page.locator("footer ~ aside")).toHaveAccessibleName("Collaborer avec l’expédition");
  for (const name of ["Mission", "Impact", "Vision"]) {
    await block.getByRole("tab", { name }).click();
    await expect(block.getByRole("tabpanel", { name })).toBeVisible();
  }
  await expect(block.getByRole("heading", { name: "Naviguer vers un avenir durable" })).toBeVisible();
  await expect(block.getByRole("heading", { name: "Et vous, vous embarquez ?" })).toBeVisible();
});

test("nothing moves while the page takes life", async ({ page }) => {
  await watchShifts(page);
  await page.goto("/");
  // What moves when they come late: arrival.spec.ts.
  await page.evaluate(() => document.fonts.ready);
  await twoFrames(page);
  const instant = await instantOf(page);
  await wake(page);
  for (let y = 0; y < 14_000; y += 800) {
    await page.mouse.wheel(0, 800);
    await twoFrames(page);
  }
  await untilIdle(page);
  expect(await shiftSince(page, instant)).toBeLessThan(0.001);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("slides scroll, every panel is read, the story is open, the map shows the third stage", async ({
    page,
  }) => {
    await page.goto("/");
    for (const { title: name } of stages)
      await expect(page.getByRole("heading", { name, level: 3 })).toBeVisible();
    for (const words of [
      "Une économie de la mer qui répare avant",
      "Ce que nous n’avons pas mesuré",
      "D’un port à l’autre",
    ]) {
      await expect(page.getByText(words)).toBeVisible();
    }
    await expect(page.getByText("L’histoire commence à Lorient")).toBeVisible();
    const shown = stages.findIndex(({ id }) => id === initialStage);
    await expect(europe(page).locator("xpath=ancestor::*[@data-chosen]")).toHaveAttribute(
      "data-chosen",
      String(shown),
    );
    const row = page.getByRole("region", { name: "La vie de l’expédition" }).locator("[tabindex='0']");
    await row.focus();
    await expect(row).toBeFocused();
  });

  test("a poster leads to its stage", async ({ page }) => {
    await page.goto("/");
    await stage(page, "Expédition Transatlantique").click();
    await expect(page).toHaveURL("/#expedition-transatlantique");
    await expect(page.locator("#expedition-transatlantique")).toBeInViewport();
  });

  test("the list of calls is a link, to the rutter that tells every one", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("link", { name: "Voir la liste des escales" }).click();
    await expect(page).toHaveURL("/escales");
    await expect(page.locator("main ol > li")).toHaveCount(ports.length);
  });
});
