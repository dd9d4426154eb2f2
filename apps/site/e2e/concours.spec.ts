import { winners } from "@sillages/content";
import { expect, type Page, test } from "./test.ts";
import { openAt, openAwake } from "../awake.ts";
import { file, png } from "./pictureFiles.ts";

const path = "/jeux-concours";

const entry = (page: Page) => page.locator("#concours-photo");
const challenge = (page: Page) => page.locator("#defi-video");

test("before the opening, the contest is announced and an entry can be prepared", async ({ page }) => {
  await openAt(page, "2025-11-14T12:00:00Z", path);
  await expect(entry(page)).toContainText(/Concours photo, dès décembre\s2025/);
  await expect(page.getByRole("listitem").filter({ hasText: "Ouverture des participations" })).toContainText(
    "À venir",
  );
  await expect(page.getByRole("listitem").filter({ hasText: "Clôture des envois" })).toContainText(
    "Programmé",
  );
});

test("while it is open, a prepared e-mail asks for what the rules ask", async ({ page }) => {
  await openAt(page, "2026-01-10T12:00:00Z", path);
  await expect(entry(page)).toContainText(/Concours photo, jusqu’en mars\s2026/);
  const href = await entry(page)
    .getByRole("link", { name: "Participer au concours photo" })
    .getAttribute("href");
  const mail = new URL(href ?? "");
  expect(mail.pathname).toMatch(/^concours@/);
  expect(mail.searchParams.get("body")).toMatch(/Mes légendes \(300\scaractères au plus chacune\)/);
  await expect(challenge(page).getByRole("link", { name: "Envoyer ma vidéo" })).toHaveAttribute(
    "href",
    /^mailto:/,
  );
  await expect(challenge(page)).toContainText("Où envoyer");
  await expect(page.getByRole("heading", { name: "Comment participer" })).toBeVisible();
  await expect(page.locator("#gagnants")).toHaveCount(0);
});

test("once it is closed, rules, prizes and calendar stay, and the action is the newsletter", async ({
  page,
}) => {
  await openAt(page, "2026-11-20T12:00:00Z", path);
  await expect(entry(page)).toContainText("Concours clos");
  await expect(challenge(page)).toContainText("Défi clos");
  await expect(page.getByRole("heading", { name: "Calendrier des concours" })).toBeVisible();
  await expect(page.locator("#lots")).toContainText(/3\s000\s€/);
  await expect(page.locator("#lots")).toContainText(/10\sgagnants/);
  await expect(page.getByRole("heading", { name: "La prochaine édition" })).toBeVisible();
  await expect(findings(page)).toContainText("Les envois sont terminés.");
  await expect(page.locator('main a[href^="mailto:"]')).toHaveCount(0);
  await entry(page).getByRole("link", { name: "Me prévenir du prochain concours" }).click();
  await expect(page.locator("#contact")).toBeInViewport();
});

test("the page opens on what is alive: the quiz, then the winners, named as invented, then the classroom", async ({
  page,
}) => {
  await openAt(page, "2026-11-20T12:00:00Z", path);
  const names = page.locator("#gagnants");
  for (const { name } of winners) await expect(names.getByText(name)).toBeVisible();
  await expect(names).toContainText("Noms et titres inventés pour la démonstration");
  const headings = await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();
  expect(headings.slice(0, 3).map((heading) => heading.replace(/\s+/gu, " "))).toEqual([
    "Le quiz de la mer",
    "Les gagnants",
    "Pour la classe",
  ]);
});

for (const width of [1440, 2560]) {
  test(`the tables of winners and the list below them stand on the same two columns at ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openAt(page, "2026-11-20T12:00:00Z", path);
    const sides = (parts: string) =>
      page
        .locator(`#gagnants ${parts}`)
        .evaluateAll((each) => [...new Set(each.map((one) => Math.round(one.getBoundingClientRect().x)))]);
    expect(await sides("table")).toEqual(await sides("li"));
  });
}

test("the rules are one link away from both contests, and from the map of the site", async ({ page }) => {
  for (const from of [() => entry(page), () => challenge(page)]) {
    await openAwake(page, path);
    await from()
      .getByRole("link", { name: /èglement/ })
      .click();
    await expect(page).toHaveURL("/reglement");
    await expect(page.getByRole("heading", { name: "Règlement des concours" })).toBeVisible();
  }
  for (const heading of ["Les mineurs", "Le jury", "Vos droits d’auteur", "Vos données"]) {
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
  }
  await expect(page.getByText("intelligence artificielle générative")).toBeVisible();
  await openAwake(page, "/plan-du-site");
  await page.getByRole("link", { name: "Le règlement des concours" }).click();
  await expect(page).toHaveURL("/reglement");
});

/** A short MP4 that the browser records itself, of this size. */
async function recordVideo(page: Page, width: number, height: number): Promise<Buffer> {
  const bytes = await page.evaluate(
    async ([wide, high]) => {
      const canvas = Object.assign(document.createElement("canvas"), { width: wide, height: high });
      const ink = canvas.getContext("2d");
      const codecs = ["video/mp4;codecs=avc1.42E01F", "video/mp4;codecs=vp9"];
      const mimeType = codecs.find((codec) => MediaRecorder.isTypeSupported(codec)) ?? "";
      const recorder = new MediaRecorder(canvas.captureStream(30), { mimeType });
      const parts: Blob[] = [];
      recorder.ondataavailable = ({ data }) => parts.push(data);
      const stopped = new Promise((resolve) => (recorder.onstop = resolve));
      recorder.start();
      for (let frame = 0; frame < 60; frame++) {
        ink?.fillRect(frame, frame, 40, 40);
        await new Promise(requestAnimationFrame);
      }
      recorder.stop();
      await stopped;
      return [...new Uint8Array(await new Blob(parts).arrayBuffer())];
    },
    [width, height] as const,
  );
  return Buffer.from(bytes);
}

const photoField = (page: Page) => page.getByLabel("Choisir une photo");
const videoField = (page: Page) => page.getByLabel("Choisir une vidéo");
const findings = (page: Page) => page.locator("#verifier");

/** Opens the page at the check, alive. */
async function openCheck(page: Page) {
  await openAwake(page, path);
  await findings(page).evaluate((section) => section.scrollIntoView({ behavior: "instant" }));
  await expect(findings(page).locator("[data-alive]", { has: photoField(page) })).toBeAttached();
}

test.describe("a file looked at before it is sent", () => {
  test("a photo that follows the rules is told to, and nothing leaves the device", async ({ page }) => {
    const sent: string[] = [];
    await openCheck(page);
    page.on("request", (request) => request.method() !== "GET" && sent.push(request.url()));
    await photoField(page).setInputFiles(file("vague.png", png(640, 480)));
    await expect(findings(page)).toContainText("Ce fichier respecte les règles. Rien n’a été envoyé");
    await expect(findings(page)).toContainText("Format PNG.");
    await expect(findings(page)).toContainText(/Dimensions\s: 640\s×\s480\spixels/);
    const caption = page.getByRole("textbox", { name: "Sa légende" });
    await caption.fill("é".repeat(300));
    await expect(findings(page)).toContainText(/300\scaractères sur 300/);
    await caption.fill("é".repeat(312));
    await expect(caption).toHaveAccessibleDescription(/312\scaractères\s: retirez-en 12/u);
    await expect(caption).toHaveValue("é".repeat(312));
    expect(sent).toEqual([]);
    // What was written of the first photo is not lost for another.
    await videoField(page).setInputFiles(file("essai.mp4", Buffer.from("-"), "video/mp4"));
    await photoField(page).setInputFiles(file("ecume.png", png(640, 480)));
    await expect(findings(page)).toContainText("ecume.png");
    await expect(caption).toHaveValue("é".repeat(312));
  });

  test("a photo chosen while the page sleeps is looked at", async ({ page }) => {
    await page.goto(path);
    await photoField(page).setInputFiles(file("vague.png", png(640, 480)));
    await expect(findings(page)).toContainText("Ce fichier respecte les règles. Rien n’a été envoyé");
  });

  test("a name says nothing of a file: what it holds does", async ({ page }) => {
    await openCheck(page);
    const heic = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0", "latin1");
    await photoField(page).setInputFiles(file("vague.jpg", heic, "image/jpeg"));
    await expect(findings(page)).toContainText("Format HEIC");
    await photoField(page).setInputFiles(file("mot.png", Buffer.from("Ohé")));
    await expect(findings(page)).toContainText(
      "Ce fichier n’est pas une image JPG ou PNG, quel que soit son nom.",
    );
    // A copy or a download that was cut leaves an empty file: its format is not what is wrong.
    const empty = file("vide.jpg", Buffer.alloc(0), "image/jpeg");
    await photoField(page).setInputFiles(empty);
    await expect(findings(page)).toContainText("Ce fichier est vide");
    await expect(findings(page)).not.toContainText("n’est pas une image");
    // A picture under another name is a picture all the same.
    await photoField(page).setInputFiles(file("vague.txt", png(20, 20), "text/plain"));
    await expect(findings(page)).toContainText("Format PNG.");
  });

  test("a photo that was moved since it was chosen is said not to be read, and can be chosen again", async ({
    page,
  }) => {
    await openCheck(page);
    await page.evaluate(() => {
      const read = Object.getOwnPropertyDescriptor(Blob.prototype, "arrayBuffer")!;
      Blob.prototype.arrayBuffer = () => {
        Object.defineProperty(Blob.prototype, "arrayBuffer", read);
        return Promise.reject(new DOMException("The file could not be read.", "NotReadableError"));
      };
    });
    const photo = file("vague.png", png(640, 480));
    await photoField(page).setInputFiles(photo);
    await expect(findings(page)).toContainText("Ce fichier ne s’est pas laissé lire");
    await photoField(page).setInputFiles(photo);
    await expect(findings(page)).toContainText("Ce fichier respecte les règles");
  });

  test("a photo too heavy or cut short says what to do, and can be chosen again", async ({ page }) => {
    await openCheck(page);
    const heavy = Buffer.concat([png(20, 20), Buffer.alloc(11_000_000)]);
    await photoField(page).setInputFiles(file("a.png", heavy));
    await expect(findings(page)).toContainText(/Réduisez l’image à 10\sMo ou moins/);
    await photoField(page).setInputFiles(file("a.png", png(20, 20).subarray(0, 40)));
    await expect(findings(page)).toContainText("L’image ne s’ouvre pas");
    await photoField(page).setInputFiles(file("a.png", png(20, 20)));
    await expect(findings(page)).toContainText("Ce fichier respecte les règles.");
  });

  test("a video is measured: its format, its length, its definition", async ({ page }) => {
    await openCheck(page);
    const video = (buffer: Buffer) => ({ name: "geste.mp4", mimeType: "video/mp4", buffer });
    await videoField(page).setInputFiles(video(await recordVideo(page, 1280, 720)));
    await expect(findings(page)).toContainText("Format MP4.");
    await expect(findings(page)).toContainText(/Définition\s: 1\s280\s×\s720\spixels/);
    await videoField(page).setInputFiles(video(await recordVideo(page, 640, 360)));
    await expect(findings(page)).toContainText("Exportez la vidéo en HD");
    await videoField(page).setInputFiles(video(Buffer.from("\0\0\0\x14ftypqt  \0\0\0\0", "latin1")));
    await expect(findings(page)).toContainText("Format MOV");
  });

  test("what the browser cannot see of a video is not said to be right", async ({ page }) => {
    await openCheck(page);
    const unread = Buffer.concat([
      Buffer.from("\0\0\0\x18ftypisom\0\0\0\0isommp42", "latin1"),
      Buffer.alloc(64),
    ]);
    await videoField(page).setInputFiles(file("geste.mp4", unread, "video/mp4"));
    await expect(findings(page)).toContainText("Non vérifié");
    await expect(findings(page)).toContainText("tout n’a pas pu être vérifié");
  });

  test("when the check cannot be fetched, the page says so", async ({ page }) => {
    await openCheck(page);
    await page.route(/FileReport/, (route) => route.abort());
    await photoField(page).setInputFiles(file("a.png", png(20, 20)));
    await expect(findings(page)).toContainText("La vérification n’a pas pu se charger.");
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the contest is whole, and says the rules that the check would have said", async ({ page }) => {
    await page.goto(path);
    for (const heading of [
      "Calendrier des concours",
      "La prochaine édition",
      "Vérifier un fichier",
      "Pour la classe",
    ]) {
      await expect(page.getByRole("heading", { name: heading })).toBeVisible();
    }
    await expect(findings(page)).toContainText("La vérification a besoin de JavaScript.");
    await expect(findings(page)).toContainText(/300\scaractères/);
    await expect(page.getByText("Choisir une photo")).toBeHidden();
  });
});

test("a choice of the quiz says its questions on one line, from a phone to a desk", async ({ page }) => {
  await page.goto("/jeux-concours");
  const counts = page.locator("label").getByText("questions");
  for (const width of [320, 390, 768, 1081, 1200, 1281, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const lines = await counts.evaluateAll((texts) =>
      texts.map((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      }),
    );
    expect.soft(lines, `${width} wide`).toEqual(lines.map(() => 1));
    expect(lines.length).toBeGreaterThan(4);
  }
});
