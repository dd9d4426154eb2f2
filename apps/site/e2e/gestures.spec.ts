// What a visitor does to a page that sleeps is done, once, when it wakes. Its scripts are held until after the gesture: the press
// certainly comes before life.
import { expect, type Locator, type Page, test } from "./test.ts";
import { untilAwake } from "../awake.ts";
import { pagePaths } from "./paths.ts";
import { file } from "./pictureFiles.ts";
import { placeOf, plan, space } from "./sailPlan.ts";
import { openedTabs } from "./tabs.ts";
import { addressOf } from "./visit.ts";

/** Opens `address` with every script but the starter held back. Answers how to let them come. */
async function openHeld(page: Page, address: string): Promise<() => Promise<void>> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/assets\/(?!starter-).*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(address);
  return async () => {
    await expect(page.locator("[data-alive]")).toHaveCount(0);
    letGo();
    await untilAwake(page);
  };
}

/** Counts the events that a page makes by itself, and not its visitor: what is done again. */
async function countAgain(page: Page) {
  await page.addInitScript(() => {
    const again: string[] = [];
    Object.assign(window, { again });
    for (const type of ["click", "keydown", "submit"]) {
      addEventListener(type, ({ isTrusted }) => !isTrusted && again.push(type), { capture: true });
    }
  });
}

const doneAgain = (page: Page) =>
  page.evaluate(() => (Reflect.get(window, "again") as string[]).filter((type) => type !== "submit"));

type Way = "mouse" | "touch" | `key ${string}`;

/** Presses `control` as a visitor would. */
async function press(page: Page, control: Locator, way: Way) {
  if (way === "mouse") await control.click();
  else if (way === "touch") await control.tap();
  else {
    await control.focus();
    await page.keyboard.press(way.slice("key ".length));
  }
}

interface Gesture {
  what: string;
  path: string;
  control: (page: Page) => Locator;
  ways: readonly Way[];
  /** What must come of it; a second time it would be undone, or something else. */
  effect: (page: Page) => Promise<void>;
  /** Where focus is after a press by the keyboard: on the control, unless the effect says otherwise. */
  focus?: (page: Page) => Locator;
}

/** Every way is tried on one control of each kind: a button, a tab, a link, what sends a form. The others by one of each hand. */
const pressed: readonly Way[] = ["mouse", "touch", "key Enter", "key Space"];
const followed: readonly Way[] = ["mouse", "touch", "key Enter"];
const tried: readonly Way[] = ["mouse", "key Enter"];

const region = (page: Page, name: string) => page.getByRole("region", { name });
const showcase = (page: Page) => region(page, "L’expédition en images");
const stops = (page: Page) => showcase(page).getByRole("button", { name: "Arrêter le défilement" });
const tab = (page: Page, name: string | RegExp) => page.getByRole("tab", { name });
const isChosen = (name: string | RegExp) => (page: Page) =>
  expect(tab(page, name)).toHaveAttribute("aria-selected", "true");
const shows = (words: string, within: (page: Page) => Locator) => (page: Page) =>
  expect(within(page).getByText(words, { exact: true })).toBeVisible();
const article = /^Article : À Lorient/;
const isOpen = (name: string | RegExp) => (page: Page) =>
  expect(page.getByRole("dialog", { name })).toBeVisible();
const closes = (name: string | RegExp) => (page: Page) =>
  page.getByRole("dialog", { name }).getByRole("button", { name: /^Fermer/ });

const gestures: readonly Gesture[] = [
  {
    what: "a tab of the mission",
    path: "/",
    control: (page) => tab(page, "Transmission"),
    ways: pressed,
    effect: isChosen("Transmission"),
  },
  {
    what: "an arrow on the tabs of the mission",
    path: "/",
    control: (page) => tab(page, "Innovation"),
    ways: ["key ArrowRight"],
    effect: isChosen("Transmission"),
    focus: (page) => tab(page, "Transmission"),
  },
  {
    what: "the last tab of the block after the footer",
    path: "/",
    control: (page) => tab(page, "Vision"),
    ways: ["key End"],
    effect: isChosen("Impact"),
    focus: (page) => tab(page, "Impact"),
  },
  {
    what: "a tab of the block after the footer",
    path: "/",
    control: (page) => tab(page, /^Mission$/),
    ways: tried,
    effect: isChosen(/^Mission$/),
  },
  {
    what: "the next plate of the showcase",
    path: "/",
    control: (page) => showcase(page).getByRole("button", { name: "Image suivante" }),
    ways: tried,
    effect: shows("2 sur 4", showcase),
  },
  {
    what: "the entry of a plate",
    path: "/",
    control: (page) => showcase(page).getByRole("button", { name: "Innovation Durable" }),
    ways: tried,
    effect: shows("3 sur 4", showcase),
  },
  {
    what: "what sets the showcase going",
    path: "/",
    control: (page) => showcase(page).getByRole("button", { name: "Reprendre le défilement" }),
    ways: tried,
    effect: (page) => expect(stops(page)).toBeVisible(),
    focus: (page) => stops(page),
  },
  {
    what: "a stage",
    path: "/",
    control: (page) => tab(page, /Appel à Projets/),
    ways: followed,
    effect: async (page) => {
      await isChosen(/Appel à Projets/)(page);
      await expect(page).toHaveURL("/#appel-a-projets");
    },
  },
  {
    what: "an arrow on the stages",
    path: "/",
    control: (page) => tab(page, /Tours d’Europe/),
    ways: ["key ArrowLeft"],
    effect: isChosen(/Appel à Projets/),
    focus: (page) => tab(page, /Appel à Projets/),
  },
  {
    what: "a filter of the team",
    path: "/equipe",
    control: (page) => page.getByRole("button", { name: /^Technique/ }),
    ways: pressed,
    effect: async (page) => {
      await expect(page.locator("main li[id]:visible")).toHaveCount(1);
      await expect(page).toHaveURL("/equipe?filtre=technique");
    },
  },
  {
    what: "a member",
    path: "/equipe",
    control: (page) => page.locator("#maelle summary"),
    ways: pressed,
    effect: async (page) => {
      await expect(page.locator("#maelle details p").first()).toBeVisible();
      await expect(page).toHaveURL("/equipe#maelle");
    },
  },
  {
    what: "what unfolds the filters of the press",
    path: "/presse",
    control: (page) => page.getByRole("button", { name: "Filtres" }),
    ways: tried,
    effect: (page) => expect(page.getByRole("group", { name: "Année" })).toBeVisible(),
  },
  {
    what: "a drawer of the press kit",
    path: "/presse",
    control: (page) => tab(page, "Citations"),
    ways: tried,
    effect: (page) => expect(page.locator("#citations")).toBeVisible(),
  },
  {
    what: "a type of media",
    path: "/presse",
    control: (page) => tab(page, /^Télévision/),
    ways: tried,
    effect: (page) => expect(page.getByRole("heading", { name: "Pas encore de sujet paru" })).toBeVisible(),
  },
  {
    what: "an article",
    path: "/presse",
    control: (page) => page.getByRole("link", { name: "Lire l’article" }),
    ways: followed,
    effect: isOpen(article),
    focus: closes(article),
  },
  {
    what: "the picture of an article",
    path: "/presse",
    control: (page) => page.getByRole("link", { name: /^Voir l’image/ }),
    ways: tried,
    effect: isOpen(article),
    focus: closes(article),
  },
  {
    what: "what copies a presentation",
    path: "/presse",
    control: (page) => page.locator("#presentation-100").getByRole("button", { name: "Copier le texte" }),
    ways: tried,
    effect: async (page) => {
      await expect(page.locator("#presentation-100").getByText("Copié")).toBeVisible();
      await expect(page.getByText("Copié")).toHaveCount(1);
    },
  },
  {
    what: "the start of the quiz",
    path: "/jeux-concours",
    control: (page) => page.getByRole("button", { name: "Démarrer le quiz" }),
    ways: pressed,
    effect: (page) => expect(page.getByText(/^Question 1 sur \d+$/)).toBeVisible(),
    focus: (page) => page.locator("#question"),
  },
  {
    what: "a presenter",
    path: "/videos",
    control: (page) => page.getByRole("link", { name: "En savoir plus sur l’École Haute-Brasse" }),
    ways: tried,
    effect: isOpen("École Haute-Brasse"),
    focus: closes("École Haute-Brasse"),
  },
  {
    what: "what adds a space to the sail",
    path: "/devenir-partenaire",
    control: (page) => page.getByRole("button", { name: "Ajouter cet espace" }),
    ways: tried,
    effect: (page) => expect(page.getByRole("status").filter({ hasText: "espace" }).first()).toBeVisible(),
  },
  {
    what: "what subscribes",
    path: "/mentions-legales",
    control: (page) => page.getByRole("button", { name: "S’abonner" }),
    ways: pressed,
    effect: (page) =>
      expect(page.getByRole("textbox", { name: /adresse e-mail/ })).toHaveAccessibleDescription(
        /Indiquez votre adresse/,
      ),
    focus: (page) => page.getByRole("textbox", { name: /adresse e-mail/ }),
  },
];

test.use({ hasTouch: true, permissions: ["clipboard-read", "clipboard-write"] });

test.beforeEach(async ({ page }) => {
  // What turns by itself would be taken for an answer.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await countAgain(page);
});

for (const { what, path, control, ways, effect, focus = control } of gestures) {
  for (const way of ways) {
    test(`${path}: ${what}, by ${way}`, async ({ page }) => {
      const letGo = await openHeld(page, path);
      const isNative = await control(page).evaluate((element) => element.matches("summary"));
      await press(page, control(page), way);
      await letGo();
      await effect(page);
      const isTabKey = /^key (Arrow|Home|End)/.test(way);
      expect(await doneAgain(page)).toEqual(isNative ? [] : [isTabKey ? "keydown" : "click"]);
      if (way.startsWith("key")) await expect(focus(page)).toBeFocused();
    });
  }
}

for (const path of pagePaths) {
  test(`${path}: a press on any of its controls is kept`, async ({ page }) => {
    const letGo = await openHeld(page, addressOf(path));
    // Only whether it comes again is asked here: what it does would hide other controls.
    await page.evaluate(() => {
      addEventListener(
        "click",
        (event) => {
          if (event.isTrusted || !(event.target instanceof Element)) return;
          event.stopImmediatePropagation();
          event.preventDefault();
          const control = event.target.closest<HTMLElement>("[data-pressed]");
          if (control) control.dataset["again"] = `${control.dataset["again"] ?? ""}x`;
        },
        { capture: true },
      );
    });
    const controls = page.locator("[data-living] :is(button, [role=tab], a[aria-haspopup])");
    let pressedCount = 0;
    for (const control of await controls.all()) {
      const free = await control.evaluate(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          !element.matches(":disabled, [aria-disabled=true]"),
      );
      if (!free) continue;
      await control.evaluate((element: HTMLElement) => (element.dataset["pressed"] = ""));
      await control.click();
      pressedCount++;
    }
    // Each page asks for the newsletter at least.
    expect(pressedCount).toBeGreaterThan(0);
    await letGo();
    await expect(page.locator("[data-pressed]")).toHaveCount(pressedCount);
    await expect(page.locator('[data-again="x"]')).toHaveCount(pressedCount);
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  });
}

test("what was pressed twice is done twice, in order", async ({ page }) => {
  const letGo = await openHeld(page, "/");
  await tab(page, "Solutions").click();
  await tab(page, "Innovation").click();
  await tab(page, /^Impact$/).click();
  const next = showcase(page).getByRole("button", { name: "Image suivante" });
  await next.click();
  await letGo();
  await isChosen("Innovation")(page);
  await isChosen(/^Impact$/)(page);
  await shows("2 sur 4", showcase)(page);
});

test("a busy part says so until what was asked is done", async ({ page }) => {
  const letGo = await openHeld(page, "/");
  await tab(page, "Transmission").click();
  const part = page.locator("[data-living]", { has: tab(page, "Transmission") });
  await expect(part).toHaveAttribute("aria-busy", "true");
  await expect(page.locator("[data-living][aria-busy]")).toHaveCount(1);
  await letGo();
  await expect(part).not.toHaveAttribute("aria-busy");
});

test("the part that was pressed lives before the others", async ({ page }) => {
  const letGo = await openHeld(page, "/");
  await page.evaluate(() => {
    const alive: string[] = [];
    Object.assign(window, { alive });
    document.addEventListener("alive", ({ target }) => alive.push((target as Element).id), { capture: true });
  });
  const part = page.locator("[data-living]", { has: tab(page, /^Mission$/) });
  await tab(page, /^Mission$/).click();
  await letGo();
  const [first] = await page.evaluate(() => Reflect.get(window, "alive") as string[]);
  expect(first).toBe(await part.getAttribute("id"));
});

test.describe("the map", () => {
  for (const way of ["mouse", "touch"] as const) {
    test(`a stage that is pressed on it, by ${way}`, async ({ page }) => {
      const letGo = await openHeld(page, "/");
      const call = page
        .getByRole("img", { name: /^Planisphère/ })
        .locator("g[data-stage=appel-a-projets]")
        .last();
      await press(page, call, way);
      await letGo();
      await isChosen(/Appel à Projets/)(page);
      expect(await doneAgain(page)).toEqual(["click"]);
    });
  }
});

test.describe("what is typed or chosen", () => {
  const search = (page: Page) => page.getByRole("searchbox", { name: "Rechercher" });
  const found = (page: Page) => page.locator("output", { hasText: "résultat" });
  const address = (page: Page) => page.getByRole("textbox", { name: /adresse e-mail/ });
  const tile = (page: Page, name: string) => page.locator("label", { hasText: name });

  test("words in the search: they stay, the list follows, and focus too", async ({ page }) => {
    const letGo = await openHeld(page, "/presse");
    await search(page).pressSequentially("bale");
    await letGo();
    await expect(found(page)).toContainText("0 résultat pour « bale »");
    await expect(search(page)).toBeFocused();
    await page.keyboard.type("ine");
    await expect(search(page)).toHaveValue("baleine");
    await expect(found(page)).toContainText("pour « baleine »");
  });

  test("words that are being typed while the page wakes", async ({ page }) => {
    const letGo = await openHeld(page, "/presse");
    await search(page).pressSequentially("l");
    const typing = search(page).pressSequentially("orient, deux bateaux de course");
    await letGo();
    await typing;
    await expect(search(page)).toHaveValue("lorient, deux bateaux de course");
    await expect(found(page)).toContainText("1 résultat pour « lorient, deux bateaux de course »");
  });

  test("a letter that a dead key or a telephone composes while the page wakes is written once", async ({
    page,
  }) => {
    const letGo = await openHeld(page, "/presse");
    await search(page).focus();
    const keyboard = await page.context().newCDPSession(page);
    const compose = (text: string) =>
      keyboard.send("Input.imeSetComposition", {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
    await compose("ê");
    await letGo();
    await compose("êtr");
    await compose("étrav");
    await keyboard.send("Input.insertText", { text: "étrave" });
    await expect(search(page)).toHaveValue("étrave");
    await expect(found(page)).toContainText("pour « étrave »");
  });

  test("words that are typed in the midst of others while the page wakes stand together", async ({
    page,
  }) => {
    const letGo = await openHeld(page, "/presse");
    await search(page).pressSequentially("de course");
    await page.keyboard.press("Home");
    await page.keyboard.type("bateaux");
    await letGo();
    await page.keyboard.type(" ");
    await expect(search(page)).toHaveValue("bateaux de course");
  });

  test("words in the search, then a type of media: both hold", async ({ page }) => {
    const letGo = await openHeld(page, "/presse");
    await search(page).pressSequentially("lorient");
    await tab(page, /^Presse écrite/).click();
    await letGo();
    await isChosen(/^Presse écrite/)(page);
    await expect(search(page)).toHaveValue("lorient");
    await expect(found(page)).toContainText("1 résultat pour « lorient »");
  });

  test("an order in a list: it holds when the page is drawn again", async ({ page }) => {
    const letGo = await openHeld(page, "/presse");
    const order = page.getByRole("combobox", { name: "Trier par" });
    await order.selectOption("views");
    await letGo();
    await search(page).fill("lorient");
    await expect(found(page)).toContainText("1 résultat");
    await expect(order).toHaveValue("views");
  });

  test("a space in the list, then what adds it", async ({ page }) => {
    const letGo = await openHeld(page, "/devenir-partenaire");
    await page.getByRole("combobox", { name: "Aller à un espace" }).selectOption("13");
    await page.getByRole("button", { name: "Ajouter cet espace" }).click();
    await letGo();
    await expect(page).toHaveURL("/devenir-partenaire#espaces=13");
    await expect(page.getByRole("status").filter({ hasText: "1 espace choisi" })).toBeVisible();
  });

  for (const [mind, names, chosen, questions] of [
    ["a format", ["Traversée"], "Traversée", "20"],
    [
      "a format, then the first again, then the other",
      ["Traversée", "Éclair", "Traversée"],
      "Traversée",
      "20",
    ],
    ["a format, then the first again", ["Traversée", "Éclair"], "Éclair", "5"],
  ] as const) {
    test(`${mind}: the last choice holds, and the quiz follows it`, async ({ page }) => {
      const letGo = await openHeld(page, "/jeux-concours");
      for (const name of names) await tile(page, name).click();
      await letGo();
      await expect(page.getByRole("radio", { name: new RegExp(`^${chosen}`) })).toBeChecked();
      await page.getByRole("button", { name: "Démarrer le quiz" }).click();
      await expect(page.getByText(`Question 1 sur ${questions}`)).toBeVisible();
    });
  }

  test("a bank, a format and no time, then the start, by the keyboard", async ({ page }) => {
    const letGo = await openHeld(page, "/jeux-concours");
    await page.getByRole("radio").first().focus();
    await page.keyboard.press("ArrowDown");
    await page.getByRole("radio", { name: /^Sans limite/ }).focus();
    await page.keyboard.press("Space");
    const banks = page.getByRole("main").getByRole("radiogroup", { name: "Thème" });
    const bank = await banks
      .getByRole("radio", { checked: true })
      .locator("xpath=ancestor::label")
      .textContent();
    await page.getByRole("button", { name: "Démarrer le quiz" }).press("Enter");
    await letGo();
    await expect(page.getByText(/^Question 1 sur/)).toBeVisible();
    const title = await page.getByRole("heading", { level: 1 }).textContent();
    expect(bank).toContain(title?.replace(/^.*: /, ""));
    await expect(page.getByRole("timer")).toHaveCount(0);
  });

  test("a photo: it is checked, once", async ({ page }) => {
    const letGo = await openHeld(page, "/jeux-concours");
    const photo = file("photo.jpg", Buffer.from("ce n’est pas une photo"), "image/jpeg");
    await page.getByLabel("Choisir une photo").setInputFiles(photo);
    await letGo();
    await expect(page.locator("#verifier").getByText("photo.jpg").first()).toBeVisible();
  });

  test("a logo: it is read, and refused if it is none", async ({ page }) => {
    const letGo = await openHeld(page, "/devenir-partenaire");
    const logo = file("logo.png", Buffer.from("ce n’est pas une image"));
    await page.getByLabel("Votre logo", { exact: true }).setInputFiles(logo);
    await letGo();
    await expect(page.getByLabel("Votre logo", { exact: true })).toHaveAttribute("aria-invalid", "true");
  });

  for (const sent of ["Enter", "the button"] as const) {
    test(`an address for the newsletter, sent by ${sent}: asked for once`, async ({ page }) => {
      const letGo = await openHeld(page, "/mentions-legales");
      await address(page).pressSequentially("camille@port.example");
      if (sent === "Enter") await page.keyboard.press("Enter");
      else await page.getByRole("button", { name: "S’abonner" }).click();
      await letGo();
      await expect(page.getByRole("contentinfo").getByRole("status")).toContainText(
        "envoyez-le pour vous abonner",
      );
      await expect(address(page)).toHaveValue("camille@port.example");
      expect(await page.evaluate(() => Reflect.get(window, "again") as string[])).toEqual(["click"]);
    });
  }

  test("an address that is half typed: it stays, with the focus, and goes on", async ({ page }) => {
    const letGo = await openHeld(page, "/mentions-legales");
    await address(page).pressSequentially("camille@port");
    await letGo();
    await expect(address(page)).toBeFocused();
    await page.keyboard.type(".example");
    await expect(address(page)).toHaveValue("camille@port.example");
  });
});

test("a member unfolded before is folded by the next one", async ({ page }) => {
  const letGo = await openHeld(page, "/equipe");
  await page.locator("#maelle summary").click();
  await letGo();
  await page.locator("#camille summary").click();
  await expect(page.locator("main details[open]")).toHaveCount(1);
  await expect(page).toHaveURL("/equipe#camille");
});

test("a space pressed on the drawing of the sail is chosen", async ({ page }) => {
  const position = await placeOf(page, 13);
  const letGo = await openHeld(page, "/devenir-partenaire");
  await plan(page).click({ position });
  await letGo();
  await expect(space(page, 13)).toHaveAttribute("aria-selected", "true");
  await expect(page).toHaveURL("/devenir-partenaire#espaces=13");
});

test.describe("what the browser does well by itself is left to it", () => {
  test("a link of a part that sleeps is followed", async ({ page }) => {
    await openHeld(page, "/equipe");
    await page.getByRole("main").getByRole("link", { name: "Devenir partenaire" }).click();
    await expect(page).toHaveURL("/devenir-partenaire");
  });

  test("a press that asks for another tab opens one", async ({ page, browser }) => {
    await page.goto("/presse");
    const opened = await openedTabs(browser);
    await page.getByRole("link", { name: "Lire l’article" }).click({ modifiers: ["ControlOrMeta"] });
    await expect.poll(opened).toEqual([expect.stringMatching(/^[^#]*\/documents\/revue-de-presse\.html/)]);
    await expect(page).toHaveURL("/presse");
  });

  test("a file dropped beside its field does not take the page away", async ({ page }) => {
    const letGo = await openHeld(page, "/devenir-partenaire");
    const prevented = await page.locator("#voiles [data-living=address]").evaluate((part) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(["x"], "logo.png", { type: "image/png" }));
      const dropped = new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true });
      part.firstElementChild?.dispatchEvent(dropped);
      return dropped.defaultPrevented;
    });
    expect(prevented).toBe(true);
    await letGo();
  });
});
