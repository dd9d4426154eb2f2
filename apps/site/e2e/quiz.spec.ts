import { expect, type Page, test } from "./test.ts";
import { openAwake } from "../awake.ts";
import { untilIdle } from "./idle.ts";
import { secondsLeft } from "./quizTime.ts";

const path = "/jeux-concours";

const open = (page: Page, address = path) => openAwake(page, address);

const tile = (page: Page, name: string) => page.locator("label", { hasText: name });

interface Format {
  name: string;
  questions: number;
}

const formats: readonly Format[] = [
  { name: "Éclair", questions: 5 },
  { name: "Traversée", questions: 20 },
  { name: "Grand quiz", questions: 50 },
];

const question = (page: Page) => page.locator("#question");
const next = (page: Page) => page.getByRole("button", { name: "Suivant" });
const finish = (page: Page) => page.getByRole("button", { name: "Terminer" });
const start = (page: Page) => page.getByRole("button", { name: "Démarrer le quiz" });

async function startAtOnce(page: Page) {
  await open(page);
  await start(page).click();
  await expect(page.getByText("Question 1 sur 5")).toBeVisible();
}

/** Starts a quiz of five minutes; its clock then stands still, a minute or less after the start, and goes on when it is told to. */
async function startAtNoon(page: Page) {
  await page.clock.install({ time: new Date("2026-11-20T11:59:00Z") });
  await startAtOnce(page);
  await page.clock.pauseAt(new Date("2026-11-20T12:00:00Z"));
  await expect(page.getByRole("timer")).toContainText(/4:[0-5]\d/);
}

/** How a player answers the question that is asked, and goes on. */
type Hand = (page: Page, isLast: boolean) => Promise<void>;

const byMouse: Hand = async (page, isLast) => {
  await page.locator("fieldset label").first().click();
  await (isLast ? finish(page) : next(page)).click();
};

const byTouch: Hand = async (page, isLast) => {
  await page.locator("fieldset label").nth(1).tap();
  await (isLast ? finish(page) : next(page)).tap();
};

/** The question has focus as it arrives: a figure answers it, two stops of the Tab key lead to « Suivant ». */
const byKeyboard: Hand = async (page, isLast) => {
  await page.keyboard.press("2");
  await expect(page.getByRole("radio").nth(1)).toBeChecked();
  const on = isLast ? finish(page) : next(page);
  for (let stop = 0; stop < 3; stop++) {
    if (await on.evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press("Tab");
  }
  await expect(on).toBeFocused();
  await page.keyboard.press("Enter");
};

async function playToTheEnd(page: Page, hand: Hand = byMouse, questions = 5) {
  const asked: string[] = [];
  for (let at = 1; at <= questions; at++) {
    await expect(page.getByText(`Question ${at} sur ${questions}`, { exact: true })).toBeVisible();
    await expect(question(page)).toBeFocused();
    asked.push((await question(page).textContent()) ?? "");
    await hand(page, at === questions);
  }
  await expect(page.getByRole("heading", { name: "Quiz Terminé !" })).toBeFocused();
  return asked;
}

const rows = (page: Page) => page.getByRole("listitem").filter({ hasText: "Votre réponse" });

/** Without the device's own sharing panel, what is shared goes to the clipboard. */
async function withoutSharing(page: Page) {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "share"));
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
}

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test.describe("a quiz of each format is played to its end", () => {
  // Fifty questions are asked one after the other.
  test.slow();

  for (const { name, questions } of formats.filter(({ name }) => name !== "Traversée")) {
    test(`${name}, by mouse`, async ({ page }) => {
      await open(page);
      await tile(page, name).click();
      await start(page).click();
      const asked = await playToTheEnd(page, byMouse, questions);
      expect(new Set(asked).size).toBe(questions);
      await expect(rows(page)).toHaveCount(questions);
    });
  }

  for (const { name, questions } of formats.filter(({ name }) => name !== "Grand quiz")) {
    test(`${name}, by keyboard alone`, async ({ page }) => {
      await open(page);
      // From the choice that is made, the arrows lead to the others.
      await page.getByRole("radio", { name: /^Éclair/ }).focus();
      for (const { name: passed } of formats.slice(1)) {
        if (await page.getByRole("radio", { name: new RegExp(`^${name}`) }).isChecked()) break;
        await page.keyboard.press("ArrowRight");
        await expect(page.getByRole("radio", { name: new RegExp(`^${passed}`) })).toBeChecked();
      }
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      await expect(start(page)).toBeFocused();
      await page.keyboard.press("Enter");
      await playToTheEnd(page, byKeyboard, questions);
      await expect(rows(page)).toHaveCount(questions);
    });
  }

  test.describe("on a phone", () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    for (const { name, questions } of formats.filter(({ name }) => name !== "Grand quiz")) {
      test(`${name}, by touch`, async ({ page }) => {
        await open(page);
        await tile(page, name).tap();
        await start(page).tap();
        await playToTheEnd(page, byTouch, questions);
        await expect(rows(page)).toHaveCount(questions);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      });
    }

    test("who finds a quiz again sees the time that is left and the question", async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 640 });
      await startAtOnce(page);
      await page.reload();
      await expect(page.getByText("Votre quiz reprend là où vous l’aviez laissé.")).toBeInViewport();
      await expect(page.getByRole("timer")).toBeInViewport({ ratio: 1 });
      await expect(question(page)).toBeInViewport({ ratio: 1 });
    });
  });
});

test("the results tell everything about each question, and about each category", async ({ page }) => {
  await startAtOnce(page);
  await expect(page.getByRole("button", { name: "Précédent" })).toBeDisabled();
  await expect(next(page)).toBeDisabled();
  await test.step("while a quiz is played its screen stays light", async () => {
    // React's link to the style sheet draws nothing.
    expect.soft(await page.locator("main *:not(svg *, link)").count()).toBeLessThanOrEqual(64);
  });
  await playToTheEnd(page);
  await expect(page.getByText(/^\d\/5$/).first()).toBeVisible();
  await expect(page.getByText("de réussite").first()).toBeVisible();
  await expect(page.getByText(/Expert|Avancé|Intermédiaire|Débutant/).first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Par catégorie" })).toBeVisible();
  await expect(rows(page)).toHaveCount(5);
  for (const row of await rows(page).all()) {
    await expect(row).toContainText(/Facile|Moyen|Difficile/);
    await expect(row).toContainText(/Bonne réponse|Mauvaise réponse/);
    await expect(row).toContainText(/points? gagnés?/);
    await expect(row.getByRole("link", { name: /^Source/ })).toHaveAttribute("href", /^https:/);
  }
  await test.step("the plate that is won can be kept as a picture", async () => {
    const coming = page.waitForEvent("download");
    await page.getByRole("button", { name: "Enregistrer la planche" }).click();
    expect((await coming).suggestedFilename()).toBe("planche-sillages.png");
  });
  await page.getByRole("button", { name: "Recommencer" }).click();
  await expect(start(page)).toBeInViewport();
  await expect(page.getByRole("heading", { name: "Le quiz de la mer" })).toBeFocused();
  await page.reload();
  await expect(start(page)).toBeVisible();
});

const records = (page: Page) =>
  page
    .locator("#quiz")
    .getByRole("listitem")
    .filter({ hasText: /\d+\s%, le \d/ });

test("who comes back finds the contest, a record to beat, the last answers, and another quiz like it", async ({
  page,
}) => {
  await startAtOnce(page);
  const asked = await playToTheEnd(page);
  await expect(page.getByText(/^Premier record à battre/)).toBeVisible();
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1, name: "À vous de jouer" })).toBeVisible();
  await expect(records(page)).toHaveText([/^Océan vivant, Éclair\s: \d+\s%, le \d+\s\S+\s\d{4}$/]);

  await page.getByRole("button", { name: "Revoir les réponses" }).click();
  await expect(page.getByRole("heading", { name: "Quiz Terminé !" })).toBeFocused();
  for (const words of asked)
    await expect(page.getByRole("heading", { name: words, exact: true })).toBeVisible();

  await page.getByRole("button", { name: "Revanche" }).click();
  await expect(page.getByText("Question 1 sur 5")).toBeVisible();
  await playToTheEnd(page, byKeyboard);
  await expect(page.getByText(/^(Nouveau record|Record égalé|Votre record)/)).toBeVisible();
  await page.getByRole("button", { name: "Traversée, 20 questions" }).click();
  await expect(page.getByText("Question 1 sur 20")).toBeVisible();
});

test("records are erased when asked, and for good", async ({ page }) => {
  await startAtOnce(page);
  await playToTheEnd(page);
  await page.goto(path);
  await page.getByRole("button", { name: "Effacer", exact: true }).click();
  await expect(page.getByText("Vos records sont effacés de cet appareil.")).toBeVisible();
  await expect(records(page)).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("quiz-titre");
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await open(page);
  await expect(start(page)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Vos records" })).toHaveCount(0);
});

for (const kept of [
  "ahoy",
  '{"best":[{"bank":"autre","size":5,"percentage":60,"points":1,"at":1}],"last":{}}',
]) {
  test(`records that are damaged, or of a bank that is gone, are left out: « ${kept.slice(0, 20)} »`, async ({
    page,
  }) => {
    const errors: Error[] = [];
    page.on("pageerror", (error) => errors.push(error));
    await page.addInitScript((text) => localStorage.setItem("sillages.records", text), kept);
    const records = page.waitForResponse(/\/QuizRecords-/);
    await open(page);
    await expect(start(page)).toBeVisible();
    await page.evaluate((file) => import(file).then(() => undefined), (await records).url());
    await untilIdle(page);
    await expect(page.getByRole("heading", { name: "Vos records" })).toHaveCount(0);
    expect(errors).toEqual([]);
  });
}

test("the long quiz offers no limit first, and says how long it takes to read", async ({ page }) => {
  await open(page);
  await expect(page.getByRole("radio", { name: "5 minutes" })).toBeChecked();
  await tile(page, "Grand quiz").click();
  await expect(page.getByRole("radio", { name: "Sans limite de temps" })).toBeChecked();
  await expect(page.getByText(/Lire toutes les questions prend \d+\sminutes environ/)).toBeVisible();
  // Who wants the clock keeps it, whatever the length.
  await tile(page, "5 minutes").click();
  await tile(page, "Éclair").click();
  await tile(page, "Grand quiz").click();
  await expect(page.getByRole("radio", { name: "5 minutes" })).toBeChecked();
});

test("one comes back, changes one's mind, and is told how many answers are given", async ({ page }) => {
  await startAtOnce(page);
  await expect(question(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio").nth(1)).toBeChecked();
  // Choosing never goes on by itself.
  await expect(page.getByText("Question 1 sur 5")).toBeVisible();
  await next(page).click();
  await expect(page.getByText("Question 2 sur 5")).toBeVisible();
  await page.getByRole("button", { name: "Précédent" }).press("Enter");
  await expect(page.getByRole("radio").nth(1)).toBeChecked();
  await page.keyboard.press("4");
  await expect(page.getByRole("radio").nth(3)).toBeChecked();
  await expect(page.getByText(/^1\sréponse donnée sur 5$/)).toBeVisible();
});

test("a reload in the middle resumes where it was, answers and time left included", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-11-20T10:00:00Z") });
  await startAtOnce(page);
  await page.locator("fieldset label").nth(2).click();
  await next(page).click();
  const asked = await question(page).textContent();
  await page.clock.pauseAt(new Date("2026-11-20T10:01:00Z"));
  const left = page.getByRole("timer");
  await expect(left).toContainText(/4:[0-3]\d/);
  const before = await left.textContent();
  await page.reload();
  await expect(page.getByText("Question 2 sur 5")).toBeVisible();
  await expect(page.getByText("Votre quiz reprend là où vous l’aviez laissé.")).toBeVisible();
  await expect(question(page)).toHaveText(asked ?? "");
  await expect(left).toHaveText(before ?? "");
  await page.getByRole("button", { name: "Précédent" }).click();
  await expect(page.getByRole("radio").nth(2)).toBeChecked();
  await expect(page.getByText("Votre quiz reprend")).toHaveCount(0);
});

test("what was chosen and left is what starts after Back: the browser shows it again", async ({ page }) => {
  await page.goto("/jeux-concours");
  await tile(page, "Cap au large").click();
  await tile(page, "Traversée").click();
  await page.goto("/mentions-legales");
  await page.goBack();
  await expect(page.getByRole("radio", { name: "Cap au large" })).toBeChecked();
  await page.getByRole("button", { name: "Démarrer le quiz" }).click();
  await expect(page.getByText("Question 1 sur 20")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Cap au large" })).toBeVisible();
});

test("leaving for another page asks nothing and keeps the place", async ({ page }) => {
  await startAtOnce(page);
  await byMouse(page, false);
  const asked = await question(page).textContent();
  await page.getByRole("banner").getByRole("link", { name: "Presse" }).click();
  await expect(page).toHaveURL("/presse");
  await page.goBack();
  await expect(page.getByText("Question 2 sur 5")).toBeVisible();
  await expect(question(page)).toHaveText(asked ?? "");
});

test("time is said at one minute, thirty and ten seconds, and at zero the quiz ends by itself", async ({
  page,
}) => {
  await startAtNoon(page);
  await page.locator("fieldset label").first().click();
  const said = page.locator("main output");
  await page.clock.runFor(((await secondsLeft(page)) - 70) * 1000);
  await expect(said).toHaveText("");
  await page.clock.runFor(10_500);
  await expect(said).toHaveText(/Il reste 1\sminute\./);
  await page.clock.runFor(30_000);
  await expect(said).toHaveText(/Il reste 30\ssecondes\./);
  await page.clock.runFor(20_000);
  await expect(said).toHaveText(/Il reste 10\ssecondes\./);
  await page.clock.runFor(10_000);
  await expect(page.getByRole("heading", { name: "Quiz Terminé !" })).toBeVisible();
  await expect(page.getByText("Le temps est écoulé.")).toBeVisible();
  const first = page.getByRole("listitem").filter({ hasText: "Non répondu" }).first();
  await expect(first).toBeVisible();
  // The verdict alone: it is not said again as an answer.
  expect((await first.textContent())?.split("Non répondu")).toHaveLength(2);
});

test("a clock that is set back gives no time and takes none", async ({ page }) => {
  await startAtNoon(page);
  const before = await secondsLeft(page);
  await page.clock.setSystemTime(new Date("2026-11-20T08:00:00Z"));
  await page.clock.runFor(10_000);
  const lost = async () => before - (await secondsLeft(page));
  await expect.poll(lost).toBeGreaterThanOrEqual(9);
  expect(await lost()).toBeLessThanOrEqual(11);
  await page.clock.resume();
  await playToTheEnd(page);
});

test("a pause hides the question and loses no time; without limit there is no clock", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-11-20T10:00:00Z") });
  await startAtOnce(page);
  await page.getByRole("button", { name: "Mettre en pause" }).click();
  await expect(page.getByRole("heading", { name: "Quiz en pause" })).toBeFocused();
  await expect(question(page)).toHaveCount(0);
  await page.clock.runFor(600_000);
  await page.getByRole("button", { name: "Relancer le chronomètre" }).click();
  await expect(question(page)).toBeFocused();
  await page.getByRole("button", { name: "Mettre en pause" }).click();
  await page.getByRole("button", { name: "Reprendre" }).click();
  await expect(question(page)).toBeFocused();
  await expect(page.getByRole("timer")).toContainText(/5:00|4:5/);

  await page.getByRole("button", { name: "Revenir à l’accueil du quiz" }).click();
  await tile(page, "Sans limite de temps").click();
  await start(page).click();
  await page.clock.runFor(10_000_000);
  await expect(page.getByText("Question 1 sur 5")).toBeVisible();
  await expect(page.getByRole("timer")).toHaveCount(0);
});

/** Plays a quiz to its end in `page`, and answers the end of the address that challenges others on it. */
async function challengeOf(page: Page): Promise<string> {
  await withoutSharing(page);
  await startAtOnce(page);
  await playToTheEnd(page);
  await page.getByRole("button", { name: "Défier quelqu’un" }).click();
  await expect(page.getByText("Le lien du défi est copié.")).toBeVisible();
  return new URL(await clipboard(page)).hash;
}

test("the challenge of one browser opens the same draw in another, with the score it claims", async ({
  page,
  anotherVisitor: other,
}) => {
  test.slow();
  await withoutSharing(page);
  await startAtOnce(page);
  const asked = await playToTheEnd(page);
  const percentage = /\d+(?=\s%)/.exec((await page.locator("main").textContent()) ?? "")?.[0];
  await page.getByRole("button", { name: "Partager" }).click();
  await expect(page.getByText("Le défi est copié.")).toBeVisible();
  const shared = await clipboard(page);
  expect(shared).toContain("Océan vivant");
  const link = /https?:\S+#defi=\S+/.exec(shared)?.[0] ?? "";
  await page.getByRole("button", { name: "Défier quelqu’un" }).click();
  await expect(page.getByText("Le lien du défi est copié.")).toBeVisible();
  expect(await clipboard(page)).toBe(link);

  await open(other, link);
  const invitation = other.getByRole("heading", {
    name: new RegExp(`Un équipage vous défie.+mêmes questions, score annoncé ${percentage}\\s%`),
  });
  await expect(invitation).toBeFocused();
  await expect(invitation).toBeInViewport();
  await tile(other, "Sans limite de temps").click();
  await other.getByRole("button", { name: "Relever le défi" }).click();
  await expect(other.getByText("Question 1 sur 5")).toBeVisible();
  await expect(other.getByRole("timer")).toHaveCount(0);
  // The challenge is taken up: a reload finds the quiz, not the invitation.
  expect(new URL(other.url()).hash).toBe("");
  expect(await playToTheEnd(other)).toEqual(asked);
});

test("who is challenged fetches what the quiz needs: not the contest, not the other bank, the explanations last", async ({
  page,
  anotherVisitor: other,
}) => {
  test.slow();
  const hash = await challengeOf(page);

  const asked: string[] = [];
  other.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const askedFor = (name: RegExp) => asked.filter((address) => name.test(address));
  await open(other, path + hash);
  await expect(other.getByRole("heading", { level: 1 })).toHaveText(/Un équipage vous défie/);
  await other.getByRole("button", { name: "Relever le défi" }).click();
  await expect(other.getByText("Question 1 sur 5")).toBeVisible();
  expect(askedFor(/\.json$/)).toEqual([expect.stringMatching(/ocean-vivant-[\w-]+\.json$/)]);
  expect(askedFor(/scenes/).filter((address) => !address.includes("baleine-haute"))).toEqual([]);
  await playToTheEnd(other);
  await expect(other.getByRole("link", { name: /^Source/ })).toHaveCount(5);
  expect(askedFor(/explications.*\.json$/)).toHaveLength(1);
});

test("who would rather choose finds the contest under the challenge", async ({ page, anotherVisitor }) => {
  test.slow();
  await open(page, path + (await challengeOf(anotherVisitor)));
  await page.getByRole("button", { name: "Choisir un autre quiz" }).click();
  await expect(page.getByRole("heading", { name: "Le quiz de la mer" })).toBeFocused();
  await expect(start(page)).toBeInViewport();
  expect(new URL(page.url()).hash).toBe("");
});

test("explanations that cannot be fetched are said to be, and can be asked for again", async ({ page }) => {
  await page.route(/explications/, (route) => route.abort());
  await startAtOnce(page);
  await playToTheEnd(page);
  await expect(page.getByText("Les explications n’ont pas pu se charger.")).toBeVisible();
  await page.unroute(/explications/);
  await page.getByRole("button", { name: "Réessayer" }).click();
  await expect(page.getByRole("link", { name: /^Source/ })).toHaveCount(5);
});

for (const script of [/assets\/index-/, /assets\/route-/, /\.rsc$/]) {
  test(`a quiz that was kept, and no ${script} to play it: the contest can be read`, async ({ page }) => {
    await startAtOnce(page);
    await page.route(script, (route) => route.abort());
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: "À vous de jouer" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Recharger la page" })).toBeVisible();
  });
}

test("a quiz that was kept, and no screens to play it on: the contest can be read, and says why", async ({
  page,
}) => {
  await startAtOnce(page);
  await page.route(/quizModule/, (route) => route.abort());
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "À vous de jouer" })).toBeVisible();
  await expect(page.getByText("Le quiz n’a pas pu se charger.")).toBeAttached();
});

test("who leaves while a quiz is on its way sees the page that they go to", async ({ page }) => {
  await startAtOnce(page);
  await page.route(/quizModule/, () => undefined);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  await page.getByRole("banner").getByRole("link", { name: "Presse" }).click();
  await expect(page).toHaveURL("/presse");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a challenge that arrives during a quiz leaves it to be taken up again", async ({
  page,
  anotherVisitor,
}) => {
  test.slow();
  const hash = await challengeOf(anotherVisitor);

  await startAtOnce(page);
  const first = await question(page).textContent();
  await page.evaluate((received) => location.assign(received), hash);
  await expect(page.getByRole("button", { name: "Relever le défi" })).toBeVisible();
  await page.getByRole("button", { name: "Reprendre mon quiz en cours" }).click();
  await expect(question(page)).toHaveText(first ?? "");
});

test("the device's own sharing is asked first, and the clipboard when it fails", async ({ page }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => {
    const asked: ShareData[] = [];
    Object.assign(globalThis, { asked });
    Navigator.prototype.share = (data) => {
      asked.push(data ?? {});
      const name = asked.length === 1 ? "AbortError" : "NotAllowedError";
      return Promise.reject(new DOMException("refused", name));
    };
  });
  await startAtOnce(page);
  await playToTheEnd(page);
  const share = page.getByRole("button", { name: "Partager" });
  const asked = () => page.evaluate(() => (globalThis as unknown as { asked: ShareData[] }).asked);
  const askedTimes = () => expect.poll(async () => (await asked()).length, { timeout: 20_000 });
  // Closing the panel is a change of mind, not a failure.
  await share.click();
  await askedTimes().toBe(1);
  await expect(share).toBeVisible();
  await share.click();
  await askedTimes().toBe(2);
  expect((await asked())[0]?.url).toMatch(/#defi=/);
  // The press that failed says so, and the same place does something else.
  await expect(page.getByText("Le même bouton copie maintenant le défi.")).toBeVisible();
  await expect(share).toBeFocused();
  await share.click();
  await expect(page.getByText("Le défi est copié.")).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("what is said of a quiz takes no room before it is said", async ({ page }) => {
    await withoutSharing(page);
    await startAtOnce(page);
    const progress = (await page.getByRole("progressbar", { name: "Progression" }).boundingBox())!;
    const asked = (await question(page).boundingBox())!;
    // The badges of the question stand between them, and no second gap.
    expect(asked.y - progress.y - progress.height).toBeLessThan(100);
    await playToTheEnd(page);
    const right = await page
      .getByRole("main")
      .getByRole("button", { name: /^(Partager|Enregistrer la planche|Défier quelqu’un)$/ })
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().right));
    expect(right).toHaveLength(3);
    expect(new Set(right).size).toBe(1);
  });
});

test("where nothing can be copied, the challenge stands in a field, selected", async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, "share");
    Clipboard.prototype.writeText = () => Promise.reject(new DOMException("refused", "NotAllowedError"));
  });
  await startAtOnce(page);
  await playToTheEnd(page);
  await page.getByRole("button", { name: "Partager" }).click();
  await expect(page.getByRole("textbox", { name: "Le défi à partager" })).toHaveValue(/#defi=/);
  expect(await page.evaluate(() => String(getSelection()))).toMatch(/#defi=/);
});

for (const code of ["1-3f-16-5-1o0nf4lcx", "", "%F0%9F%9B%B6", "x".repeat(5000)]) {
  test(`a damaged challenge says so plainly: « ${code.slice(0, 20)} »`, async ({ page }) => {
    await open(page, `${path}#defi=${code}`);
    await expect(page.getByText("Ce lien de défi est abîmé")).toBeInViewport();
    await start(page).click();
    await expect(page.getByText("Question 1 sur 5")).toBeVisible();
  });
}

test("a challenge whose sign a mail program has escaped is read as one", async ({ page }) => {
  await open(page, `${path}#defi%3D1-3f-16-5-1o0nf4lcx`);
  await expect(page.getByText("Ce lien de défi est abîmé")).toBeInViewport();
});

for (const save of ["ocean-vivant [1,2,nonsense", "ahoy", "constructor []0", " "]) {
  test(`a damaged save is dropped without a word: « ${save} »`, async ({ page }) => {
    await page.addInitScript((text) => {
      if (!sessionStorage.getItem("seeded")) localStorage.setItem("sillages.quiz", text);
      sessionStorage.setItem("seeded", "yes");
    }, save);
    const errors: Error[] = [];
    page.on("pageerror", (error) => errors.push(error));
    await startAtOnce(page);
    expect(errors).toEqual([]);
    await page.reload();
    await expect(page.getByText("Question 1 sur 5")).toBeVisible();
  });
}

test("where storage is refused, the quiz is played all the same and survives another page", async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const method of ["getItem", "setItem", "removeItem"] as const) {
      Storage.prototype[method] = () => {
        throw new DOMException("refused", "SecurityError");
      };
    }
  });
  await startAtOnce(page);
  await byMouse(page, false);
  await page.getByRole("banner").getByRole("link", { name: "Presse" }).click();
  await expect(page).toHaveURL("/presse");
  await page.getByRole("banner").getByRole("link", { name: "Jeux & Concours" }).click();
  await expect(page.getByText("Question 2 sur 5")).toBeVisible();
  await page.getByRole("button", { name: "Revenir à l’accueil du quiz" }).click();
  await start(page).click();
  await playToTheEnd(page);
});

test("two tabs at once: each keeps its own place, a third one takes up the last", async ({
  page,
  context,
}) => {
  await startAtOnce(page);
  await byMouse(page, false);
  const other = await context.newPage();
  await open(other);
  await expect(other.getByText("Question 2 sur 5")).toBeVisible();
  await byMouse(other, false);
  await expect(other.getByText("Question 3 sur 5")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Question 2 sur 5")).toBeVisible();
  // One gives up, the other does not notice.
  await other.getByRole("button", { name: "Revenir à l’accueil du quiz" }).click();
  await other.reload();
  await expect(start(other)).toBeVisible();
  await byMouse(page, false);
  await page.reload();
  await expect(page.getByText("Question 3 sur 5")).toBeVisible();
});

test("at a zoom of 400 % everything is there and nothing goes sideways", async ({ page }) => {
  // 1280 × 1024 at 400 % (WCAG 1.4.10).
  await page.setViewportSize({ width: 320, height: 256 });
  await startAtOnce(page);
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await sideways()).toBeLessThanOrEqual(0);
  await expect(page.getByRole("timer")).toBeVisible();
  await playToTheEnd(page);
  expect(await sideways()).toBeLessThanOrEqual(0);
});

test("the questions that cannot be fetched are said to be, and can be asked for again", async ({ page }) => {
  await open(page);
  await page.route(/ocean-vivant/, (route) => route.abort());
  await start(page).click();
  await expect(page.getByText("Le quiz n’a pas pu se charger.")).toBeVisible();
  await expect(start(page)).toBeEnabled();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the quiz is offered on paper, and no button is dead", async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText("Le quiz a besoin de JavaScript.")).toBeVisible();
    await expect(start(page)).toBeHidden();
    await page
      .locator("#quiz")
      .getByRole("link", { name: /Océan vivant/ })
      .click();
    await expect(page).toHaveURL("/documents/quiz-ocean-vivant.html");
    await expect(page.getByRole("heading", { name: "Corrigé" })).toBeVisible();
  });
});
