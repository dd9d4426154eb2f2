import { readFile } from "node:fs/promises";
import { expect, type Locator, type Page, test } from "./test.ts";
import sharp from "sharp";
import { openAt, openAwake, wake } from "../awake.ts";
import { untilIdle } from "./idle.ts";
import { file, night, png, white } from "./pictureFiles.ts";
import { openPlan, path, placeOf, plan, space } from "./sailPlan.ts";

const list = (page: Page) => page.getByRole("combobox", { name: "Aller à un espace" });
const add = (page: Page) => page.getByRole("button", { name: "Ajouter cet espace" });
const field = (page: Page) => page.getByLabel("Votre logo", { exact: true });
const stage = (page: Page) => page.getByRole("region", { name: /Opportunités/ });

const logo = file("logo.png", png(700, 300));
const svg = (inside: string) =>
  file(
    "logo.svg",
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">${inside}</svg>`),
    "image/svg+xml",
  );
/** 32 × 16 dots in four inks. */
const cmykJpeg =
  "/9j/7gAOQWRvYmUAZAAAAAAC/9sAQwAoHB4jHhkoIyEjLSsoMDxkQTw3Nzx7WF1JZJGAmZaPgIyKoLTmw6Cq2q2KjMj/y9ru9f///5vB////+v/m/f/4/9sAQwErLS08NTx2QUF2+KWMpfj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4/8AAFAgAEAAgBAEiAAIRAQMRAQQiAP/EABUAAQEAAAAAAAAAAAAAAAAAAAAF/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/EABYBAQEBAAAAAAAAAAAAAAAAAAADBf/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAOBAEAAhEDEQQAAD8AqAMdQAAAAH//2Q==";
const ink = `<path fill="#0b2341" d="M4 4h20v12H4z"/>`;

test.describe("the figures", () => {
  test("say the sum of the stopovers, and both ways to count the free spaces", async ({ page }) => {
    await page.goto(path);
    const road = page.getByRole("list", { name: "La route en chiffres" });
    for (const words of [
      /45\sescales prévues33 en Europe et 12 en Amérique latine, de mars\s2026 à avril\s2027/,
      /12\s*pays/,
      /8\s*mois d’expéditionD’octobre\s2026 à mai\s2027/,
      /100\s%\s*impact durable visé\s*Notre but, pas un résultat/,
    ]) {
      await expect(road.getByRole("listitem").filter({ hasText: words })).toHaveCount(1);
    }
    await expect(stage(page)).toContainText(
      /99\sespaces libres sur 100\. L’un d’eux est réservé sans être encore placé\s: il en reste 98 à choisir\./,
    );
    await expect(stage(page)).toContainText(/100\sespaces − 1\spartenaire actif = 99\sdisponibles/);
    await expect(stage(page)).toContainText(
      /99\sdisponibles − 1\sréservation en cours, sans espace attribué = 98\splaces restantes/,
    );
    const sails = page.getByRole("list", { name: "Opportunités sur les voiles" });
    await expect(sails.getByRole("listitem")).toHaveText([
      /^300\sm²\s*de toile à décorer/,
      /^100/,
      /^99/,
      /^1\s*partenaire actif/,
    ]);
  });

  test("of the sails are in a table too", async ({ page }) => {
    await page.goto(path);
    const table = page.getByRole("table", { name: /Les voiles, leurs espaces/ });
    await expect(table.getByRole("row")).toHaveCount(5);
    await expect(table.getByRole("row", { name: /^Grand-voile, la bleue/ })).toContainText(
      /42\sà\s67 \(42\soccupé\)262578\sm²$/,
    );
  });
});

/** At each of eight dates: what the page says of the day, and what it no longer or not yet says. */
const days = [
  ["2025-11-14", /deux anciens voiliers de course partent/, /15\smois, soit de 5\s610\s€\sHT/],
  ["2026-02-15", /deux anciens voiliers de course partent/, /Une visite du chantier/],
  ["2026-03-15", /les deux bateaux partent pour 12\spays/, /font la traversée/],
  ["2026-05-15", /les deux bateaux partent pour 12\spays/, /font la traversée/],
  ["2026-07-15", /les deux bateaux partent pour 12\spays/, /8\smois, soit de/],
  ["2026-09-15", /les deux bateaux partent pour 12\spays/, /8\smois, soit de/],
  ["2026-11-22", /Les deux bateaux sont partis/, /Posé à Montevideo, en décembre\s2026/],
  ["2027-06-15", /Les deux bateaux sont rentrés/, /ceux de la prochaine expédition/],
] as const;

test("the offer is that of the day, and of no other", async ({ page }) => {
  for (const [day, lead, offer] of days) {
    await test.step(`on ${day}`, async () => {
      await openAt(page, `${day}T12:00:00Z`, path);
      await expect.soft(page.locator("main")).toContainText(lead);
      await expect.soft(page.locator("main")).toContainText(offer);
      const others = days.filter(([, other]) => other.source !== lead.source);
      for (const [, other] of others) await expect.soft(page.locator("main")).not.toContainText(other);
    });
  }
});

test("says what each thing costs, how to embark, what the law makes of it, and whom to call", async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date("2026-11-27T12:00:00Z"));
  await page.goto(path);
  const prices = page.getByRole("region", { name: "Ce que cela coûte" });
  const space = prices.getByRole("listitem").filter({ has: page.getByRole("heading", { name: /espace/ }) });
  await expect(space).toContainText(/2\s400\s€\sHT/);
  await expect(space).toContainText(
    /Jusqu’au retour, en mai\s2027, 6\smois\s: de 2\s244\s€\sHT .* à 6\s072\s€\sHT/,
  );
  await expect(prices).toContainText("Prix d’exemple");
  await expect(prices).toContainText("Sur devis");
  await expect(page.getByRole("region", { name: "Comment embarquer" }).getByRole("listitem")).toHaveCount(4);
  const law = page.getByRole("region", { name: /Parrainage ou mécénat/ });
  await expect(law).toContainText(/7°\sdu\s1 de l’article\s39/);
  await expect(law).toContainText(/article\s238 bis/);
  const contact = page.getByRole("region", { name: "Parlons de votre projet" });
  await expect(contact).toContainText("Théo Marchand");
  await expect(contact.getByRole("link", { name: /partenaires@/ })).toHaveAttribute("href", /^mailto:/);
  await expect(contact.getByRole("link", { name: /^Appeler/ })).toHaveAttribute("href", /^tel:/);
});

test("sells no space and no stopover of a voyage that is over, on a page that was written before", async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date("2027-07-10T12:00:00Z"));
  await page.goto(path);
  const prices = page.getByRole("region", { name: "Ce que cela coûte" });
  await expect(prices).toContainText(
    "Les espaces et les journées d’escale de cette expédition ne se prennent plus",
  );
  await expect(prices.getByRole("heading", { level: 3 })).toHaveText([
    "Une rencontre dans vos locaux",
    "La prochaine expédition",
  ]);
  await expect(page.getByRole("list", { name: "La route en chiffres" })).not.toContainText("prévues");
});

test.describe("choosing a space", () => {
  test("on the drawing says its sail, its area and its place; the address keeps it through a reload", async ({
    page,
  }) => {
    await openPlan(page);
    await space(page, 91).click();
    await expect(stage(page).getByText("Spinnaker, la bleue", { exact: true }).first()).toBeVisible();
    await expect(stage(page)).toContainText("Bande 5 en partant du bas, case 4 en partant de l’avant");
    await expect(
      stage(page)
        .getByRole("definition")
        .filter({ hasText: /^3,00\sm²$/ }),
    ).toBeVisible();
    await expect(page).toHaveURL(`${path}#espaces=91`);
    await expect(list(page)).toHaveValue("91");
    await page.reload();
    await expect(space(page, 91)).toHaveAttribute("aria-selected", "true");
  });

  test("stays in the address after an anchor of the page, and after another page and the menu: a reload finds it", async ({
    page,
  }) => {
    const chosen = `${path}#espaces=12,13&nom=Ondine`;
    await openAwake(page, chosen);
    // What the page fetches once it lives has come: nothing moves under the way to the prices.
    await untilIdle(page);
    await page.getByRole("main").getByRole("link", { name: "Les prix" }).first().click();
    await expect(page).toHaveURL(chosen);
    await expect(page.locator("#prix")).toBeInViewport();
    await page.goBack();
    const links = page.getByRole("contentinfo").getByRole("link");
    await links.filter({ hasText: "Presse" }).first().click();
    await expect(page).toHaveURL("/presse");
    await links.filter({ hasText: "Devenir partenaire" }).first().click();
    await expect(page).toHaveURL(chosen);
    await page.reload();
    await wake(page);
    await expect(space(page, 13)).toHaveAttribute("aria-selected", "true");
    await expect(page.getByLabel("Le nom de votre entreprise").first()).toHaveValue("Ondine");
  });

  test("several adds them up, and the prepared mail names them sail by sail", async ({ page }) => {
    await openPlan(page);
    for (const number of [13, 12, 91]) await space(page, number).click();
    await expect(
      page.getByRole("status").filter({ hasText: "3 espaces choisis, 8,81 m² en tout." }),
    ).toBeVisible();
    const mail = await page.getByRole("link", { name: "Demander ces espaces" }).getAttribute("href");
    const address = new URL(mail!);
    expect(address.protocol).toBe("mailto:");
    expect(address.searchParams.get("subject")).toBe("Espaces 12, 13 et 91 sur les voiles");
    const body = address.searchParams.get("body");
    expect(body).toMatch(/Grand-voile, la rouge\s: 12, 13/);
    expect(body).toMatch(/Spinnaker, la bleue\s: 91/);
    expect(body).toContain("#espaces=13,12,91");
    // A number lets go of its space, and focus stays near.
    await page.getByRole("button", { name: "12", exact: true }).click();
    await expect(space(page, 12)).toHaveAttribute("aria-selected", "false");
    await expect(page.locator(":focus")).toContainText("Demander ces espaces");
    await page.getByRole("button", { name: "Tout annuler" }).click();
    // What was pressed is gone: the keyboard goes on from the plan.
    expect(
      await page.evaluate(() => document.activeElement?.contains(document.querySelector("[role=listbox]"))),
    ).toBe(true);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
    await expect(page.getByRole("heading", { name: "Quel sera le vôtre" })).toBeVisible();
    await expect(page).toHaveURL(path);
  });

  test("by keyboard: arrows go, Enter chooses, what is taken stays", async ({ page }) => {
    await openPlan(page);
    await space(page, 42).focus();
    await page.keyboard.press("Enter");
    await expect(space(page, 42)).toHaveAttribute("aria-disabled", "true");
    await expect(page).toHaveURL(path);
    await page.keyboard.press("ArrowLeft");
    await expect(space(page, 43)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${path}#espaces=43`);
  });

  test("in the list, which names each space: its arrows choose nothing, the button beside it does", async ({
    page,
  }) => {
    await openPlan(page);
    // Each space, under a first line that asks for one.
    await expect(list(page).locator("option")).toHaveCount(101);
    await list(page).focus();
    for (let step = 0; step < 4; step++) await page.keyboard.press("ArrowDown");
    await expect(list(page)).toHaveValue("4");
    await expect(page).toHaveURL(path);
    await list(page).selectOption("61");
    await expect(space(page, 61)).toHaveAttribute("aria-selected", "false");
    await add(page).click();
    await expect(space(page, 61)).toHaveAttribute("aria-selected", "true");
    await expect(page).toHaveURL(`${path}#espaces=61`);
    await expect(add(page)).toBeFocused();
    await add(page).click();
    await expect(page.getByRole("status").filter({ hasText: "est déjà choisi" })).toBeVisible();
  });

  test("what is taken says by whom: in the list, in the table and when it is asked for on the plan", async ({
    page,
  }) => {
    await openPlan(page);
    const taken = list(page).locator("option:disabled");
    await expect(taken).toHaveText([/^Espace 42, .*, occupé par Kilovague$/]);
    // What is disabled is not waited for.
    await space(page, 42).click({ force: true });
    await expect(
      page.getByRole("status").filter({ hasText: "L’espace 42 est occupé par Kilovague." }),
    ).toBeVisible();
    await expect(page).toHaveURL(path);
  });

  test("leaves no page behind it: Back leaves", async ({ page }) => {
    await page.goto("/presse");
    await openPlan(page);
    await space(page, 5).click();
    await space(page, 6).click();
    await page.goBack();
    await expect(page).toHaveURL("/presse");
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a tap chooses, and nothing goes sideways", async ({ page }) => {
    await openPlan(page);
    await space(page, 85).tap();
    await expect(page).toHaveURL(`${path}#espaces=85`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

test.describe("a page that sleeps", () => {
  test.use({ hasTouch: true });

  for (const way of ["click", "tap"] as const) {
    test(`the space that lies under the first ${way} on the drawing is chosen`, async ({ page }) => {
      const position = await placeOf(page, 91);
      await page.goto("about:blank");
      await page.goto(path);
      await expect(page.locator("[data-alive]")).toHaveCount(0);
      await plan(page)[way]({ position });
      await expect(space(page, 91)).toHaveAttribute("aria-selected", "true");
      await expect(page).toHaveURL(`${path}#espaces=91`);
      await expect(plan(page).locator("[aria-selected=true]")).toHaveCount(1);
    });
  }

  test("what is picked in the list and added at once is chosen", async ({ page }) => {
    await page.goto(path);
    await list(page).selectOption("61");
    await add(page).click();
    await expect(space(page, 61)).toHaveAttribute("aria-selected", "true");
    await expect(page).toHaveURL(`${path}#espaces=61`);
    await expect(list(page)).toHaveValue("61");
  });

  test("a logo chosen before anything else is read", async ({ page }) => {
    await page.goto(path);
    await field(page).setInputFiles(logo);
    await expect(page.getByText("Choisissez maintenant un espace")).toBeVisible();
  });
});

test.describe("an address", () => {
  test("that was sent shows its spaces at once", async ({ page }) => {
    await openAwake(page, `${path}#espaces=12,13`);
    await expect(space(page, 12)).toHaveAttribute("aria-selected", "true");
    await expect(space(page, 13)).toHaveAttribute("aria-selected", "true");
    await expect(plan(page)).toBeInViewport();
  });

  for (const hash of [
    "#espaces=42",
    "#espaces=abc,<svg>",
    "#espaces=999",
    `#espaces=${"9,".repeat(5000)}x`,
  ]) {
    test(`damaged (${hash.slice(0, 20)}) ends in a clear state`, async ({ page }) => {
      await openAwake(page, path + hash);
      await expect(page.getByText("il est laissé de côté")).toBeVisible();
    });
  }

  test("that names nobody shows the plan with nothing chosen", async ({ page }) => {
    await openPlan(page, "#espaces=");
    await expect(page.getByRole("heading", { name: "Quel sera le vôtre" })).toBeVisible();
    await expect(plan(page).locator("[aria-selected=true]")).toHaveCount(0);
  });
});

test.describe("a logo", () => {
  test("is laid on the chosen spaces, seen from near, saved as a picture, and never sent", async ({
    page,
  }) => {
    const sent: string[] = [];
    page.on("request", (request) => request.method() !== "GET" && sent.push(request.url()));
    await openPlan(page);
    await field(page).setInputFiles(logo);
    await expect(page.getByText("Choisissez maintenant un espace")).toBeVisible();
    await space(page, 95).click();
    await space(page, 94).click();
    await expect(page.getByText("le logo est sur la voile")).toBeVisible();
    // Neighbours of one row share it.
    await expect(plan(page).locator("image")).toHaveCount(1);
    await expect(plan(page).locator("image")).toHaveAttribute("href", /^blob:/);
    await expect(page.getByRole("img", { name: /gros plan\s: espaces 94, 95/ })).toBeVisible();

    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Enregistrer l’image" }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe("sillages-simulation-indicative.png");
    const bytes = await readFile(await saved.path());
    expect(bytes.subarray(1, 4).toString()).toBe("PNG");
    expect(bytes.length).toBeGreaterThan(50_000);
    await expect(page.getByText("Image enregistrée")).toBeVisible();

    await page.getByRole("button", { name: "Retirer le logo" }).click();
    await expect(plan(page).locator("image")).toHaveCount(0);
    await expect(field(page)).toBeFocused();
    await expect(page.getByText("Le logo est retiré.")).toBeVisible();
    // A browser tells of no choice that is the same as the one it holds: the same logo can be chosen again.
    expect(await field(page).evaluate((input: HTMLInputElement) => input.files?.length)).toBe(0);
    expect(sent).toEqual([]);
  });

  test("is taken off under its field, before what a proposal is made of", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openPlan(page);
    await field(page).setInputFiles(logo);
    await space(page, 95).click();
    const box = async (one: Locator) => (await one.boundingBox())!;
    const off = await box(page.getByRole("button", { name: "Retirer le logo" }));
    const there = await box(field(page));
    expect(off.x).toBeGreaterThanOrEqual(there.x);
    expect(off.y).toBeGreaterThan(there.y);
    expect(off.y).toBeLessThan((await box(page.getByRole("heading", { name: /^Votre proposition/ }))).y);
  });

  test("dropped on the plan is taken; dropped beside it, the page stays", async ({ page }) => {
    await openPlan(page);
    const drop = async (selector: string) => {
      const data = await page.evaluateHandle(
        (bytes) => {
          const transfer = new DataTransfer();
          transfer.items.add(new File([Uint8Array.from(bytes)], "tombé.png", { type: "image/png" }));
          return transfer;
        },
        [...logo.buffer],
      );
      await page.dispatchEvent(selector, "drop", { dataTransfer: data });
    };
    const tools: string[] = [];
    page.on("request", (request) => /LogoTool/.test(request.url()) && tools.push(request.url()));
    await drop("h1");
    await untilIdle(page);
    expect(tools).toEqual([]);
    await drop("[role=option]");
    await expect(page.getByText(/tombé\.png, \d+\s(octets|ko)\s: le logo est prêt/)).toBeVisible();
  });

  test("of white is said to be lost on a white sail, and not on the red spinnaker", async ({ page }) => {
    await openPlan(page);
    await field(page).setInputFiles(file("blanc.png", png(700, 300, white)));
    await space(page, 85).click();
    await expect(page.getByText("le logo est sur la voile")).toBeVisible();
    await expect(page.getByText("se détache mal")).toHaveCount(0);
    await space(page, 61).click();
    await expect(page.getByText(/se détache mal de la toile \(Grand-voile, la bleue\)/)).toBeVisible();
  });

  test("too small, animated or in four inks is shown with what to know of it", async ({ page }) => {
    await openPlan(page);
    await field(page).setInputFiles(file("petit.png", png(120, 60)));
    await expect(page.getByText(/mesure 120\spx au plus long/)).toBeVisible();
    await field(page).setInputFiles(svg(`${ink}<animate attributeName="x" to="3" dur="1s"/>`));
    await expect(page.getByText("une voile n’en garde que la première image")).toBeVisible();
  });

  test("of a JPEG in four inks says so", async ({ page }) => {
    await openPlan(page);
    await field(page).setInputFiles(file("presse.jpg", Buffer.from(cmykJpeg, "base64"), "image/jpeg"));
    await expect(page.getByText("quadrichromie (CMJN)")).toBeVisible();
  });

  test("SVG with scripts runs none of them, is never laid in the page as markup, and says so", async ({
    page,
  }) => {
    await openPlan(page);
    await page.evaluate(() => {
      (globalThis as Record<string, unknown>)["ran"] = false;
    });
    const act = "globalThis.ran=true";
    await field(page).setInputFiles(
      svg(
        `<script>${act}</script><g onload="${act}" id="intrus">${ink}</g><image href="x" onerror="${act}"/>
         <foreignObject><body xmlns="http://www.w3.org/1999/xhtml" onload="${act}"><img src="x" onerror="${act}"/></body></foreignObject>`,
      ),
    );
    await space(page, 61).click();
    await expect(page.getByText("contient un script ou une page")).toBeVisible();
    await expect(plan(page).locator("image")).toHaveAttribute("href", /^blob:/);
    await expect(page.locator("#intrus")).toHaveCount(0);
    expect(await page.evaluate(() => (globalThis as Record<string, unknown>)["ran"])).toBe(false);
    // The canvas could still be read: the picture can be saved.
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Enregistrer l’image" }).click();
    await download;
  });

  const whole = png(64, 64);
  const huge = png(1, 1, night, { width: 60_000, height: 60_000 });
  const refusals = [
    ["a text renamed as a picture", file("logo.png", Buffer.from("Bonjour.")), "n’est pas une image"],
    ["a GIF", file("logo.gif", Buffer.from("GIF89a…"), "image/gif"), "n’est pas une image"],
    ["a PNG that was cut", file("logo.png", whole.subarray(0, 60)), "abîmée ou coupée"],
    [
      "a PNG whose dots are damaged",
      file("logo.png", Buffer.concat([whole.subarray(0, 45), Buffer.alloc(12, 7), whole.subarray(57)])),
      "abîmée ou coupée",
    ],
    ["an SVG that is not XML", svg("<path"), "abîmée ou coupée"],
    ["a picture of one dot", file("point.png", png(1, 1)), "1 × 1"],
    ["a picture of huge dimensions", file("mur.png", huge), "trop grande pour être ouverte"],
    ["an empty file", file("vide.png", Buffer.alloc(0)), "est vide"],
  ] as const;

  test("that cannot be shown is refused in words beside the field, and the one before it stays", async ({
    page,
  }) => {
    await openPlan(page);
    await space(page, 61).click();
    for (const [what, refused, words] of refusals) {
      await test.step(what, async () => {
        await field(page).setInputFiles(logo);
        await expect(field(page)).not.toHaveAttribute("aria-invalid", "true");
        await expect(plan(page).locator("image")).toHaveCount(1);
        await field(page).setInputFiles(refused);
        await expect(field(page)).toHaveAttribute("aria-invalid", "true");
        await expect(field(page)).toHaveAccessibleDescription(new RegExp(words));
        await expect(plan(page).locator("image")).toHaveCount(1);
      });
    }
  });

  const bomb = Array.from(
    { length: 16 },
    (_, at) => `<g id="n${at + 1}">${`<use href="#n${at}"/>`.repeat(8)}</g>`,
  );
  const filters = `<filter id="f"><feGaussianBlur stdDeviation="9"/></filter>`;
  /** How long some sums take in the page, in milliseconds. */
  const sums = () => {
    const start = performance.now();
    let sum = 0;
    for (let at = 0; at < 2e7; at++) sum += Math.sqrt(at);
    return sum && performance.now() - start;
  };

  const traps = [
    ["copies of copies", `<g id="n0">${ink}</g>${bomb.join("")}`],
    ["filters over one another", filters + '<g filter="url(#f)">'.repeat(190) + ink + "</g>".repeat(190)],
    ["scripts that never end", "<script>".repeat(60_000)],
    [
      "dashes too small to be seen",
      `<path stroke="red" stroke-dasharray=".0001" d="M0 0L40 20"/>`.repeat(60),
    ],
  ] as const;

  test("SVG that would take all the time of the page is refused before it is opened, and the page goes on answering", async ({
    page,
  }) => {
    await openPlan(page);
    await page.evaluate(() => {
      const longest = { ms: 0 };
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) longest.ms = Math.max(longest.ms, duration);
      }).observe({ type: "longtask" });
      Object.assign(globalThis, { longest });
    });
    for (const [what, inside] of traps) {
      await test.step(what, async () => {
        // What else the machine does only adds to a try: the quickest counts. One that is slow has the time of ten times as many sums as
        // take 30 ms elsewhere.
        await expect(async () => {
          await field(page).setInputFiles(logo);
          await expect(field(page)).not.toHaveAttribute("aria-invalid", "true");
          await page.evaluate("longest.ms = 0");
          await field(page).setInputFiles(svg(inside));
          await expect(field(page)).toHaveAccessibleDescription(/trop complexe/);
          expect(await page.evaluate("longest.ms")).toBeLessThan(
            Math.max(300, 10 * (await page.evaluate(sums))),
          );
        }).toPass();
      });
    }
  });

  test("SVG as drawing programs write them is taken", async ({ page }) => {
    const shape = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"';
    const prefixed = `<v:svg ${shape.replace("xmlns", "xmlns:v")}><v:path d="M4 4h20v12H4z"/></v:svg>`;
    const commented = `<!-- ${"Calque de l’atelier. ".repeat(400)} --><svg ${shape}>${ink}</svg>`;
    const wide = `<?xml version="1.0" encoding="UTF-16"?><svg ${shape}>${ink}</svg>`;
    await openPlan(page);
    await space(page, 61).click();
    for (const [name, bytes] of [
      ["prefixe.svg", Buffer.from(prefixed)],
      ["commente.svg", Buffer.from(commented)],
      ["seize.svg", Buffer.from(`\uFEFF${wide}`, "utf16le")],
    ] as const) {
      await field(page).setInputFiles(file(name, bytes, "image/svg+xml"));
      await expect(page.getByText(new RegExp(`${name}.*le logo est sur la voile`))).toBeVisible();
      await expect(page.getByText("entièrement transparent")).toHaveCount(0);
    }
  });

  test("photographed upright keeps its proportions", async ({ page }) => {
    // 200 × 600 dots, which orientation 6 turns: they are seen 600 × 200.
    const upright = await sharp({ create: { width: 200, height: 600, channels: 3, background: "#0b2341" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    await openPlan(page);
    await field(page).setInputFiles(file("photo.jpg", upright, "image/jpeg"));
    await space(page, 61).click();
    const laid = plan(page).locator("image");
    await expect(laid).toHaveAttribute("href", /^blob:/);
    const size = await laid.evaluate(async (image) => {
      const picture = new Image();
      picture.src = image.getAttribute("href") ?? "";
      await picture.decode();
      return [picture.naturalWidth, picture.naturalHeight];
    });
    expect(size).toEqual([600, 200]);
  });

  test("of 200 MB is refused before it is read", async ({ page }) => {
    await openPlan(page);
    await field(page).evaluate((input: HTMLInputElement) => {
      let reads = 0;
      const heavy = new File([new ArrayBuffer(8)], "mur.png", { type: "image/png" });
      Object.defineProperty(heavy, "size", { value: 200_000_000 });
      heavy.arrayBuffer = () => {
        reads++;
        return Promise.reject(new Error("read"));
      };
      Object.defineProperty(input, "files", { value: [heavy], configurable: true });
      input.dispatchEvent(new Event("change", { bubbles: true }));
      Object.assign(globalThis, { reads: () => reads });
    });
    await expect(field(page)).toHaveAccessibleDescription(/200\sMo\s: il n’a pas été ouvert/);
    expect(await page.evaluate("reads()")).toBe(0);
  });
});

test("when the plan cannot be fetched, it says so and can be asked again, once there is a network", async ({
  context,
  page,
}) => {
  await page.route(/\/SpaceChoice[^/]+\.js/, (route) => route.abort());
  await openAwake(page, path);
  await plan(page).scrollIntoViewIfNeeded();
  await expect(page.getByText("n’a pas pu s’animer")).toBeVisible();
  await page.unroute(/\/SpaceChoice[^/]+\.js/);
  // A browser does not ask again for a script that it could not have: the page is loaded anew.
  await context.setOffline(true);
  await page.getByRole("button", { name: "Réessayer" }).click();
  await expect(page.getByRole("main").getByText("dès qu’il reviendra")).toBeVisible();
  const reloaded = page.waitForEvent("load");
  await context.setOffline(false);
  await reloaded;
  await wake(page);
  await expect(space(page, 91)).toHaveCount(1);
});

test("the energy partner, the offer and the contact lead where they say", async ({ page }) => {
  await page.goto(path);
  await expect(page.getByRole("link", { name: /^Visiter le site de Kilovague/ })).toHaveAttribute(
    "href",
    "https://www.kilovague.example",
  );
  await expect(page.getByRole("link", { name: /^Écrire aux partenariats/ })).toHaveAttribute(
    "href",
    /^mailto:partenaires@/,
  );
  await expect(page.getByRole("link", { name: /^Appeler les partenariats/ })).toHaveAttribute(
    "href",
    /^tel:\+33/,
  );
  const offer = page.getByRole("list", { name: "La Passerelle" });
  await expect(offer.getByRole("listitem")).toHaveText([
    /^1\s000\+/,
    /^100\s%\sdu territoire français/,
    /^24\sh\/24, 7\sj\/7/,
  ]);
  await expect(page.getByText("relève toujours, chez nous, du parrainage")).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the plan is seen, the table read, the mail offered, and nothing pretends to be alive", async ({
    page,
  }) => {
    await page.goto(path);
    await expect(plan(page).getByRole("img")).toHaveCount(2);
    await expect(page.getByRole("table", { name: /Les voiles/ })).toBeVisible();
    await expect(page.getByRole("link", { name: "Demander un espace" })).toHaveAttribute("href", /^mailto:/);
    await expect(page.getByText("Notez le numéro d’une case")).toBeVisible();
    await expect(list(page)).toBeHidden();
    await expect(page.getByRole("option")).toHaveCount(0);
  });
});
