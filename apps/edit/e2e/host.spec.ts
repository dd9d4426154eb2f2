import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import sharp, { type Sharp } from "sharp";
import { adminRules } from "../../site/hosting/adminRules.ts";
import { contentTypes } from "../../site/hosting/contentTypes.ts";
import { headersOf } from "../../site/hosting/headers.ts";
import { vite } from "./copy.ts";
import { field, write } from "./edited.ts";
import { FakeHost } from "./fakeHost.ts";

let made: string;
let server: Server;
let address: string;

test.beforeAll(async () => {
  made = mkdtempSync(join(tmpdir(), "sillages-admin-"));
  const { status, stderr } = spawnSync(
    process.execPath,
    [vite, "build", "--config", "vite.admin.config.ts", "--outDir", made, "--logLevel", "error"],
    {
      cwd: fileURLToPath(new URL("..", import.meta.url)),
      env: { ...process.env, VITE_ADMIN_REPOSITORY: "association/site" },
      encoding: "utf8",
    },
  );
  expect(status, stderr).toBe(0);
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://here");
    const file = pathname === "/admin" ? "/admin.html" : pathname;
    for (const [name, value] of Object.entries(headersOf(adminRules, file))) response.setHeader(name, value);
    response.setHeader("Content-Type", contentTypes[extname(file)] ?? "text/plain");
    response.end(readFileSync(join(made, file)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://localhost:${(server.address() as AddressInfo).port}/admin`;
});

test.afterAll(() => {
  server.close();
  rmSync(made, { recursive: true });
});

/** A host that answers, and somebody who has signed in there. */
async function signIn(page: Page, context: BrowserContext) {
  const host = new FakeHost();
  await host.answerIn(context);
  await page.goto(address);
  await enter(page, host.token);
  return host;
}

async function enter(page: Page, token: string) {
  await page.getByLabel("Jeton GitHub").fill(token);
  await button(page, "Entrer").click();
}

const drawnLogo = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"><path d="M20 20h260v60h-260z" fill="#123"/></svg>`,
);

const publishButton = (page: Page) => page.getByRole("button", { name: "Publier", exact: true });

const button = (page: Page, name: string) => page.getByRole("button", { name });

const says = (page: Page, words: string) => expect(page.getByText(words)).toBeVisible();

const open = (page: Page, partner: string) =>
  page.evaluate((name) => (location.hash = `#/partners/${name}`), partner);

/** Saves what is written in the entry that is open: of all files it is the one that waits. */
async function saveAlone(page: Page, texts: Readonly<Record<string, string>>) {
  await write(page, texts);
  await button(page, "Enregistrer").click();
  await says(page, "1 fichier enregistré, pas encore publié.");
}

async function publish(page: Page) {
  await publishButton(page).click();
  await says(page, "Publié : le site se reconstruit");
}

test("on the git host, what is written goes to a branch, and publishing merges it", async ({
  page,
  context,
}) => {
  const host = new FakeHost();
  await host.answerIn(context);
  const refused: string[] = [];
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) refused.push(message.text());
  });
  await page.goto(address);
  await enter(page, "un autre");
  await says(page, "GitHub ne reconnaît pas ce jeton");
  await enter(page, host.token);
  await says(page, "Rien n’attend d’être publié.");
  await expect(page.getByRole("main")).toBeFocused();

  await open(page, "goulvarec");
  await write(page, { url: "goulvarec" });
  await button(page, "Enregistrer").click();
  await says(page, "1 chose à corriger");
  expect([...host.branches.keys()]).toEqual(["main"]);
  await write(page, { url: "https://goulvarec.example" });
  const drop = async (name: string, picture: Sharp) =>
    field(page, "logo.file").setInputFiles({
      name,
      mimeType: "image/png",
      buffer: await picture.png().toBuffer(),
    });
  const block = { create: { width: 300, height: 100, channels: 4, background: "#123" } } as const;
  await drop("Bloc.png", sharp(block));
  await says(page, "Image refusée : ce logo est vide, ou blanc sur fond blanc.");
  await drop("Petit.png", sharp(drawnLogo).resize({ height: 40 }));
  await says(page, "Image refusée : ce logo fait 120 × 40 pixels : agrandi, il serait flou.");
  expect([...host.branches.keys()]).toEqual(["main"]);
  await drop("Nouveau logo.png", sharp(drawnLogo));
  await expect(field(page, "logo")).toHaveValue("nouveau-logo");
  await button(page, "Enregistrer").click();
  await says(page, "Enregistré. Le site changera quand vous aurez publié");
  await says(page, "2 fichiers enregistrés, pas encore publiés.");
  expect(host.text("main", "data/partners/goulvarec.yaml")).not.toContain("nouveau-logo");
  expect(host.text("contenu/lea", "data/partners/goulvarec.yaml")).toContain(
    "logo: nouveau-logo\nurl: https://goulvarec.example\n",
  );

  host.failing.set("POST pulls", 403);
  await publishButton(page).click();
  await says(page, "GitHub ne reconnaît pas ce jeton");
  host.failing.clear();
  host.allowsMerging = false;
  await publishButton(page).click();
  await says(page, "La vérification de GitHub n’a pas fini");
  host.allowsMerging = true;
  await publish(page);
  expect(host.text("main", "data/partners/goulvarec.yaml")).toContain("logo: nouveau-logo\n");
  await says(page, "Rien n’attend d’être publié.");
  expect(host.branches.get("contenu/lea")).toEqual(host.branches.get("main"));
  expect(refused).toEqual([]);
});

test("on the git host too, a file that changed underneath is never written over", async ({
  page,
  context,
}) => {
  const host = await signIn(page, context);
  await open(page, "corvanel");
  await write(page, { name: "Corvanel et fils" });
  const file = "packages/content/data/partners/corvanel.yaml";
  const before = host.branches.get("main")?.get(file)?.toString("utf8") ?? "";
  host.branches
    .get("main")
    ?.set(file, Buffer.from(before.replace("name: Corvanel", "name: Corvanel Frères")));
  await button(page, "Enregistrer").click();
  await expect(
    page.getByRole("heading", { name: "Le fichier a changé pendant que vous écriviez" }),
  ).toBeVisible();
  expect(host.text("main", "data/partners/corvanel.yaml")).toContain("Corvanel Frères");
});

test("on the git host too, what is typed outlives a host that stops answering, and a branch that went away", async ({
  page,
  context,
}) => {
  const host = await signIn(page, context);
  await open(page, "corvanel");
  await write(page, { name: "Corvanel et fils" });
  await button(page, "Enregistrer").click();
  await says(page, "Enregistré. Le site changera quand vous aurez publié");

  host.isSpent = true;
  await write(page, { name: "Corvanel et filles" });
  await button(page, "Enregistrer").click();
  await expect(page.getByRole("main").getByText("GitHub ne répond pas.")).toBeVisible();
  await expect(field(page, "name")).toHaveValue("Corvanel et filles");
  host.isSpent = false;

  host.merge();
  host.branches.delete("contenu/lea");
  await button(page, "Enregistrer").click();
  await says(page, "Enregistré. Le site changera quand vous aurez publié");
  expect(host.text("contenu/lea", "data/partners/corvanel.yaml")).toContain("name: Corvanel et filles\n");
});

/** The tab is looked at again, after another. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));

test("on the git host, a tab left open learns what others published: it takes it in, and every typed word stays", async ({
  page,
  context,
}) => {
  const host = await signIn(page, context);
  await open(page, "goulvarec");
  await saveAlone(page, { name: "Goulvarec et fils" });
  await open(page, "corvanel");
  await write(page, { name: "Corvanel et filles" });

  const file = "data/partners/corvanel.yaml";
  const before = host.text("main", file) ?? "";
  host.publish(file, before.replace(/url: .*/, "url: https://corvanel-freres.example"));
  await comeBack(page);
  await says(page, "Le site publié a changé : ce que vous n’aviez pas touché est à jour.");
  await expect(field(page, "url")).toHaveValue("https://corvanel-freres.example");
  await expect(field(page, "name")).toHaveValue("Corvanel et filles");
  await says(page, "vos mots sont gardés");
  await button(page, "Enregistrer").click();
  await says(page, "2 fichiers enregistrés, pas encore publiés.");
  await publish(page);
  expect(host.text("main", file)).toContain("name: Corvanel et filles\n");
  expect(host.text("main", file)).toContain("url: https://corvanel-freres.example\n");
});

test("on the git host, what another entry has already is told before it is saved; whoever saves by keyboard publishes from there", async ({
  page,
  context,
}) => {
  const host = await signIn(page, context);
  await open(page, "goulvarec");
  await write(page, { name: "Corvanel" });
  await says(
    page,
    "« Corvanel » est déjà pris par « corvanel ». Changer l’un des deux : ce champ est unique.",
  );
  await button(page, "Enregistrer").click();
  await says(page, "1 chose à corriger");
  expect([...host.branches.keys()]).toEqual(["main"]);
  await field(page, "name").fill("Goulvarec et fils");
  await page.keyboard.press("Control+s");
  await says(page, "1 fichier enregistré, pas encore publié.");
  await button(page, "Enregistrer").focus();
  await page.keyboard.press("Tab");
  while (!(await button(page, "Aller à « Publier »").evaluate((one) => one === document.activeElement)))
    await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(publishButton(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await says(page, "Publié : le site se reconstruit");
  await expect(page.getByRole("status").filter({ hasText: "Publié : le site" })).toBeFocused();
});

test("on the git host, what is saved takes in what was published a second before, without a tab that was left", async ({
  page,
  context,
}) => {
  const host = await signIn(page, context);
  await open(page, "goulvarec");
  await saveAlone(page, { name: "Goulvarec et fils" });
  const other = "data/partners/brasvent.yaml";
  host.publish(other, "order: 20\nname: Brasvent, publié\nlogo: brasvent\nurl: https://brasvent.example\n");
  await write(page, { name: "Goulvarec et filles" });
  await button(page, "Enregistrer").click();
  await says(page, "Le site publié a changé : ce que vous n’aviez pas touché est à jour.");
  expect(host.text("contenu/lea", other)).toBe(host.text("main", other));
  await page.getByRole("link", { name: "Partenaires du bandeau" }).first().click();
  await expect(page.getByRole("link", { name: "Brasvent, publié" })).toBeVisible();
});

test("on the git host, a network lost while one publishes is told as it is, and trying again publishes nothing twice", async ({
  page,
  context,
}) => {
  const host = await signIn(page, context);
  await open(page, "goulvarec");

  // Lost before the answer of the merge: nobody knows.
  await saveAlone(page, { name: "Goulvarec et fils" });
  host.onMerged = () => {
    host.isAway = true;
  };
  await publishButton(page).click();
  await says(page, "c’est peut-être publié");
  await publishButton(page).click();
  await says(page, "GitHub ne répond pas.");
  await says(page, "c’est peut-être publié");
  host.isAway = false;
  const published = host.text("main", "data/partners/goulvarec.yaml");
  await publish(page);
  await says(page, "Rien n’attend d’être publié.");
  expect(host.text("main", "data/partners/goulvarec.yaml")).toBe(published);

  // Lost once the merge was told, before the published commit is read: it is published.
  await saveAlone(page, { name: "Goulvarec et filles" });
  host.onMerged = () => host.failing.set("GET", 502);
  await publish(page);
  await expect(page.getByText("GitHub ne répond pas.")).toBeHidden();
  host.failing.clear();
  await saveAlone(page, { name: "Goulvarec seul" });
  expect(host.text("contenu/lea", "data/partners/goulvarec.yaml")).toContain("name: Goulvarec seul\n");
});

test("on the git host, what somebody else publishes of a file that one has saved makes it a draft again, to choose from", async ({
  page,
  context,
}) => {
  const host = await signIn(page, context);
  const file = "data/partners/goulvarec.yaml";
  const before = host.text("main", file) ?? "";
  await open(page, "goulvarec");
  await saveAlone(page, { name: "Goulvarec et fils" });
  await write(page, { url: "https://goulvarec.example" });
  host.publish(file, before.replace("name: Goulvarec", "name: Goulvarec Frères"));
  await comeBack(page);
  await says(page, "vos textes sont redevenus des brouillons");
  await expect(page.getByRole("row", { name: /Goulvarec et fils.*Goulvarec Frères/ })).toBeVisible();
  await expect(field(page, "url")).toHaveValue("https://goulvarec.example");
  await button(page, "Garder mon brouillon").click();
  await button(page, "Enregistrer").click();
  await says(page, "1 fichier enregistré, pas encore publié.");
  await publish(page);
  expect(host.text("main", file)).toContain("name: Goulvarec et fils\n");
  expect(host.text("main", file)).toContain("url: https://goulvarec.example\n");
});

test("on the git host, a page that is loaded anew without a network says so, and goes on with the same token", async ({
  page,
  context,
}) => {
  const host = await signIn(page, context);
  await says(page, "Rien n’attend d’être publié.");
  host.isAway = true;
  await page.reload();
  await says(page, "GitHub ne répond pas.");
  host.isAway = false;
  host.isSpent = true;
  const retry = button(page, "Réessayer");
  await retry.click();
  // Until the host has answered, the button is busy and the words are those of the answer before.
  await expect(retry).toBeEnabled();
  await says(page, "GitHub ne répond pas.");
  host.isSpent = false;
  await retry.click();
  await says(page, "Rien n’attend d’être publié.");
  await expect(page.getByRole("main")).toBeFocused();
  host.token = "un jeton renouvelé";
  await page.reload();
  await says(page, "GitHub ne reconnaît pas ce jeton");
  await expect(page.getByLabel("Jeton GitHub")).toBeVisible();
});

/** A photograph such as somebody takes: nothing of it is even. */
const photograph = (width: number, height: number, colour = "#1a3c6e") =>
  sharp({ create: { width, height, channels: 3, background: colour } });

test("on the git host, a photograph of the press library is added, replaced, described, held back and removed", async ({
  page,
  context,
}) => {
  const host = await signIn(page, context);
  const at = (branch: string, name: string) =>
    host.branches.get(branch)?.get(`packages/content/images/photos/${name}`);
  const drop = async (name: string, buffer: Buffer) =>
    field(page, "image.file").setInputFiles({ name, mimeType: "", buffer });
  await page.getByRole("link", { name: "Ajouter une photo" }).click();

  await write(page, {
    alt: "Le bateau rouge à quai, le soir.",
    caption: "Un soir à quai.",
    credit: "© Sillages",
  });
  await button(page, "Enregistrer").click();
  await says(page, "La photographie manque. La déposer ici, en JPEG.");
  await test.step("one that newsrooms cannot use is refused with what to do", async () => {
    await drop("IMG_0001.HEIC", Buffer.alloc(2000));
    await says(
      page,
      "les navigateurs n’affichent pas ce format. L’enregistrer en JPEG, puis la déposer à nouveau.",
    );
    await drop("quai.jpg", Buffer.alloc(8_100_000));
    await says(page, "cette image pèse 8,1 Mo, pour 8 Mo au plus");
    await drop("quai.png", await photograph(1600, 1000).png().toBuffer());
    await says(page, "la photothèque ne tient que des JPEG");
    await drop("quai.jpg", await photograph(1600, 1000).png().toBuffer());
    await says(page, "la photothèque ne tient que des JPEG");
    await drop("quai.jpg", await photograph(640, 426).jpeg().toBuffer());
    await says(page, "cette photo fait 640 × 426 pixels : trop petite pour être imprimée");
    expect([...host.branches.keys()]).toEqual(["main"]);
  });
  const first = await photograph(1600, 1000).jpeg().toBuffer();
  await drop("IMG_1234.jpeg", first);
  await says(page, "Image ajoutée : img-1234.jpg");
  await page.reload();
  await says(page, "Votre brouillon a été retrouvé");
  await expect(page.locator("fieldset img")).toBeVisible();
  await write(page, { embargo: "2030-12-03" });
  await button(page, "Enregistrer").click();
  await says(page, "Enregistré. Le site changera quand vous aurez publié");
  await says(page, "2 fichiers enregistrés, pas encore publiés.");
  await publish(page);
  expect(at("main", "un-soir-a-quai.jpg")).toEqual(first);
  expect(host.text("main", "data/photos/un-soir-a-quai.yaml")).toContain("embargo: 2030-12-03");

  const second = await photograph(1200, 1800, "#a52").jpeg().toBuffer();
  await drop("Nouveau.JPG", second);
  await says(page, "Image ajoutée : nouveau.jpg");
  await write(page, { caption: "Un soir à quai, à Lorient." });
  await button(page, "Enregistrer").click();
  await says(page, "2 fichiers enregistrés, pas encore publiés.");
  await expect(page.locator("fieldset img")).toHaveJSProperty("naturalHeight", 1800);
  await expect(button(page, "Défaire")).toBeHidden();
  await publish(page);
  expect(at("main", "un-soir-a-quai.jpg")).toEqual(second);
  expect(at("main", "nouveau.jpg")).toBeUndefined();

  await button(page, "Supprimer").click();
  await button(page, "Supprimer le fichier").click();
  await says(page, "est supprimé");
  expect(at("contenu/lea", "un-soir-a-quai.jpg")).toBeUndefined();
  await button(page, "Rétablir").click();
  await says(page, "est rétabli");
  expect(at("contenu/lea", "un-soir-a-quai.jpg")).toEqual(second);
});
