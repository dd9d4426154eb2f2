import { equipe, figures, memberCount, team, type TeamFilter, teamFilters } from "@sillages/content";
import { expect, type Page, test } from "./test.ts";
import { openAt, openAwake, wake } from "../awake.ts";

const filter = (page: Page, name: RegExp) =>
  page.getByRole("group", { name: "Filtrer par métier" }).getByRole("button", { name });
const card = (page: Page, anchor: string) => page.locator(`#${anchor}`);
const longText = (page: Page, anchor: string) => card(page, anchor).locator("details p").first();
const label = (page: Page, anchor: string) => card(page, anchor).locator("summary");
const shownCards = (page: Page) => page.locator("main li[id]:visible");
const openCards = (page: Page) => page.locator("main details[open]");
const countOf = (trade: TeamFilter["id"]) => memberCount(team, trade);

/** Opens `address` as on a slow network: nothing lives before the scripts that are on their way arrive, which `arrive` lets them. */
async function openAsleep(page: Page, address: string) {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route("**/*.js", async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(address, { waitUntil: "commit" });
  return arrive;
}

test("the figures say how many experts are shown, counted from those who are", async ({ page }) => {
  await page.goto("/equipe");
  const told = page.getByRole("list", { name: "L’équipe en chiffres" });
  await expect(told).toContainText(`${figures.cumulatedYears}+`);
  await expect(page.locator("main li[id]")).toHaveCount(team.length);
  await expect(told).toContainText(equipe.figures.expertsShown(figures.experts, team.length));
});

test("each filter says how many it shows, and shows as many", async ({ page }) => {
  await openAwake(page, "/equipe");
  for (const { id, label: name } of teamFilters) {
    const chip = filter(page, new RegExp(`^${name}`));
    await expect(chip).toContainText(String(countOf(id)));
    await chip.click();
    await expect(chip).toHaveAttribute("aria-pressed", "true");
    await expect(shownCards(page)).toHaveCount(countOf(id));
  }
});

test("a filter answers to its press before the list begins to move", async ({ page }) => {
  await page.addInitScript(() => {
    let move: (() => void) | undefined;
    Object.assign(document, {
      startViewTransition: ({ update }: { update: () => void }) => {
        move = update;
        return { ready: Promise.resolve() };
      },
    });
    Object.assign(window, { isAboutToMove: () => move !== undefined, move: () => move?.() });
  });
  await openAwake(page, "/equipe");
  await filter(page, /^Direction/).click();
  await expect.poll(() => page.evaluate("isAboutToMove()")).toBe(true);
  await expect(filter(page, /^Direction/)).toHaveAttribute("aria-pressed", "true");
  await expect(shownCards(page)).toHaveCount(team.length);
  await page.evaluate("move()");
  await expect(shownCards(page)).toHaveCount(countOf("direction"));
});

test("while the list slides the rest of the page stays as it is, and hears another filter", async ({
  page,
}) => {
  // The plate at the head of the page is in sight with the filters.
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAwake(page, "/equipe");
  await filter(page, /^Business/).click();
  const moving = await page.waitForFunction(() => {
    const names = document.getAnimations().flatMap((animation) => {
      const { effect } = animation;
      const name =
        effect instanceof KeyframeEffect && effect.pseudoElement?.match(/^::view-transition.*/)?.[0];
      if (!name) return [];
      // The list stays on its way.
      animation.pause();
      return name;
    });
    return names.length > 0 && names;
  });
  expect(String(await moving.jsonValue())).not.toMatch(/root|plate/);
  const direction = await filter(page, /^Direction/).boundingBox();
  await page.mouse.click(direction!.x + 20, direction!.y + 20);
  await expect(filter(page, /^Direction/)).toHaveAttribute("aria-pressed", "true");
  await expect(shownCards(page)).toHaveCount(countOf("direction"));
});

test("filtering from the keyboard keeps focus, says how many are left, and one filter is on", async ({
  page,
}) => {
  await openAwake(page, "/equipe");
  await filter(page, /^Direction/).focus();
  await page.keyboard.press("Space");
  await expect(filter(page, /^Direction/)).toBeFocused();
  const said = (trade: TeamFilter["id"], name: string) => equipe.filters.shown(name, countOf(trade));
  await expect(page.getByRole("status").first()).toHaveText(said("direction", "Direction"));
  await expect(filter(page, /^Tous/)).toHaveAttribute("aria-pressed", "false");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").first()).toHaveText(said("scientifique", "Innovation"));
});

test("a press on a card opens its portrait, a second closes it, and one at most is open", async ({
  page,
}) => {
  await openAwake(page, "/equipe");
  const head = { position: { x: 60, y: 60 } };
  await card(page, "maelle").click(head);
  await expect(longText(page, "maelle")).toBeVisible();
  await expect(page).toHaveURL("/equipe#maelle");
  await card(page, "camille").click(head);
  await expect(longText(page, "camille")).toBeVisible();
  await expect(longText(page, "maelle")).toBeHidden();
  await expect(card(page, "camille").getByRole("link", { name: /Instagram/ })).toHaveAttribute(
    "href",
    /^https:\/\/instagram\.example/,
  );
  await card(page, "camille").click(head);
  await expect(longText(page, "camille")).toBeHidden();
  await expect(page).toHaveURL("/equipe");
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("a finger opens a portrait too", async ({ page }) => {
    await openAwake(page, "/equipe");
    await label(page, "yann").tap();
    await expect(longText(page, "yann")).toBeVisible();
    await expect(page).toHaveURL("/equipe#yann");
  });
});

test("of two cards that were opened while the page slept, one stays open", async ({ page }) => {
  const arrive = await openAsleep(page, "/equipe");
  await label(page, "maelle").click();
  await label(page, "yann").click();
  await expect(openCards(page)).toHaveCount(2);
  arrive();
  await wake(page);
  await expect(openCards(page)).toHaveCount(1);
  const { hash } = new URL(page.url());
  await expect(card(page, hash.slice(1)).locator("details")).toHaveAttribute("open");
});

test("the member whom the address names is shown, whoever was opened while the page slept", async ({
  page,
}) => {
  const arrive = await openAsleep(page, "/equipe#yann");
  await label(page, "maelle").click();
  await expect(longText(page, "maelle")).toBeVisible();
  arrive();
  await wake(page);
  await expect(longText(page, "yann")).toBeVisible();
  await expect(openCards(page)).toHaveCount(1);
  await expect(page).toHaveURL("/equipe#yann");
});

test("the filter and the member are in the address: a reload and Back find them", async ({ page }) => {
  await openAwake(page, "/equipe");
  await filter(page, /^Communication/).click();
  await label(page, "camille").press("Enter");
  await expect(page).toHaveURL("/equipe?filtre=communication#camille");

  await page.reload();
  await expect(longText(page, "camille")).toBeVisible();
  await expect(filter(page, /^Communication/)).toHaveAttribute("aria-pressed", "true");
  await expect(shownCards(page)).toHaveCount(countOf("communication"));

  await page.getByRole("banner").getByRole("link", { name: "Presse" }).click();
  await expect(page).toHaveURL("/presse");
  await page.goBack();
  await expect(page).toHaveURL("/equipe?filtre=communication#camille");
  await expect(longText(page, "camille")).toBeVisible();
  await expect(shownCards(page)).toHaveCount(countOf("communication"));
});

test("a filter that hides the open portrait closes it; one that keeps it leaves it open", async ({
  page,
}) => {
  await openAwake(page, "/equipe#camille");
  await expect(longText(page, "camille")).toBeVisible();
  await filter(page, /^Communication/).click();
  await expect(page).toHaveURL("/equipe?filtre=communication#camille");
  await expect(shownCards(page)).toHaveCount(countOf("communication"));
  await expect(longText(page, "camille")).toBeVisible();
  await filter(page, /^Direction/).click();
  await expect(page).toHaveURL("/equipe?filtre=direction");
  await filter(page, /^Tous/).click();
  await expect(longText(page, "camille")).toBeHidden();
  await expect(page).toHaveURL("/equipe");
});

for (const address of [
  "/equipe#personne",
  "/equipe?filtre=pirate#%E0%A4%A",
  `/equipe#${"a".repeat(10_000)}`,
]) {
  test(`${address.slice(0, 40)}: everybody is there, nobody is open`, async ({ page }) => {
    await openAwake(page, address);
    await expect(filter(page, /^Tous/)).toHaveAttribute("aria-pressed", "true");
    await expect(shownCards(page)).toHaveCount(team.length);
    await expect(openCards(page)).toHaveCount(0);
  });
}

for (const [address, mended] of [
  ["/equipe?filtre=direction#yann", "/equipe#yann"],
  ["/equipe?filtre=zzz", "/equipe"],
  ["/equipe#nobody", "/equipe"],
] as const) {
  test(`${address} says what is shown once it is read: ${mended}`, async ({ page }) => {
    await openAwake(page, address);
    await expect(page).toHaveURL(mended);
    await expect(filter(page, /^Tous/)).toHaveAttribute("aria-pressed", "true");
    const news = page.getByRole("status").first();
    if (mended === "/equipe") await expect(news).toHaveText(/^Ce lien mène à un profil qui n’existe pas/);
    else await expect(longText(page, "yann")).toBeVisible();
  });
}

test("the invitation follows the call for projects, and never leads to one that is closed", async ({
  page,
}) => {
  for (const [instant, label] of [
    ["2025-11-14T12:00:00Z", "Découvrir l’appel"],
    ["2026-01-10T12:00:00Z", "Devenir ambassadeur"],
  ] as const) {
    await openAt(page, instant, "/equipe");
    await expect(page.locator("main").getByRole("link", { name: label })).toHaveAttribute(
      "href",
      "/presentation#ambassadeurs",
    );
  }
  await openAt(page, "2026-11-20T12:00:00Z", "/equipe");
  await expect(page.locator("main")).toContainText("L’appel aux étudiants ambassadeurs est clos.");
  await page.locator("main").getByRole("link", { name: "Recevoir le journal" }).click();
  await expect(page.locator("#contact")).toBeInViewport();
});

test("the link of the menu, from a filtered page, shows everybody again", async ({ page }) => {
  await openAwake(page, "/equipe?filtre=technique#yann");
  await expect(shownCards(page)).toHaveCount(countOf("technique"));
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: /équipe/i })
    .click();
  await expect(page).toHaveURL("/equipe");
  await expect(shownCards(page)).toHaveCount(team.length);
  await expect(openCards(page)).toHaveCount(0);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("every portrait unfolds, and no dead filter is shown", async ({ page }) => {
    await page.goto("/equipe");
    await expect(filter(page, /^Tous/)).toBeHidden();
    await label(page, "maelle").click();
    await label(page, "yann").click();
    await expect(longText(page, "maelle")).toBeVisible();
    await expect(longText(page, "yann")).toBeVisible();
  });
});
