import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request as httpRequest } from "node:http";
import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import sharp from "sharp";
import { readCopy } from "./copy.ts";
import { expect, field, open, save, test, write } from "./edited.ts";

const partner = "data/partners/goulvarec.yaml";

test("a value that the check refuses stays as it was typed, with the check's words, and no file changes", async ({
  page,
  edited,
}) => {
  const before = readCopy(edited.copy, partner);
  await open(page, "partners/goulvarec");
  await write(page, { url: "goulvarec" });
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("1 chose à corriger")).toBeVisible();
  const described = (await field(page, "url").getAttribute("aria-describedby")) ?? "";
  await expect(page.locator(`[id="${described.split(" ").at(-1)}"]`)).toContainText(
    "crire une adresse complète en https",
  );
  await expect(field(page, "url")).toHaveValue("goulvarec");
  expect(readCopy(edited.copy, partner)).toBe(before);
});

test("a closed tab loses nothing", async ({ page, edited, context }) => {
  await open(page, "partners/brasvent");
  await write(page, { name: "Brasvent et compagnie" });
  await page.close();
  const again = await context.newPage();
  await again.goto(`${edited.editor.origin}/#/partners/brasvent`);
  await expect(again.getByText("Votre brouillon a été retrouvé")).toBeVisible();
  await expect(field(again, "name")).toHaveValue("Brasvent et compagnie");
  await again.getByRole("button", { name: "Abandonner le brouillon" }).click();
  await expect(field(again, "name")).toHaveValue("Brasvent");
  await again.getByRole("button", { name: "Reprendre le brouillon" }).click();
  await expect(field(again, "name")).toHaveValue("Brasvent et compagnie");
});

test("what is typed while the entry is being saved stays, and is saved next", async ({ page, edited }) => {
  await open(page, "partners/hauturion");
  await write(page, { name: "Hauturion et fils" });
  await page.route("**/api/save", async (route) => {
    await field(page, "name").fill("Hauturion et filles");
    await route.continue();
  });
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("Enregistré dans le fichier.")).toBeVisible({ timeout: 120_000 });
  await expect(field(page, "name")).toHaveValue("Hauturion et filles");
  expect(readCopy(edited.copy, "data/partners/hauturion.yaml")).toContain("name: Hauturion et fils\n");
  await page.unroute("**/api/save");
  await save(page);
  expect(readCopy(edited.copy, "data/partners/hauturion.yaml")).toContain("name: Hauturion et filles\n");
});

test("a picture that takes its time leaves what was typed meanwhile, and goes with a draft that is given up", async ({
  page,
  edited,
}) => {
  await open(page, "team/lucia");
  await page.route("**/api/addPicture*", async (route) => {
    await write(page, { quote: "La mer ne ment jamais." });
    await route.continue();
  });
  const buffer = await sharp({ create: { width: 300, height: 300, channels: 3, background: "#123" } })
    .png()
    .toBuffer();
  await field(page, "portrait.file").setInputFiles({ name: "quart.png", mimeType: "image/png", buffer });
  await expect(field(page, "portrait")).toHaveValue("quart");
  await expect(field(page, "quote")).toHaveValue("La mer ne ment jamais.");

  const file = join(edited.copy, "packages/content/images/portraits/quart.png");
  const option = field(page, "portrait").getByRole("option", { name: "quart" });
  await page.reload();
  await page.getByRole("button", { name: "Abandonner le brouillon" }).click();
  await expect(field(page, "portrait")).toHaveValue("lucia");
  await expect(option).toHaveCount(0);
  expect(existsSync(file)).toBe(false);
  await page.getByRole("button", { name: "Reprendre le brouillon" }).click();
  await expect(field(page, "portrait")).toHaveValue("quart");
  expect(existsSync(file)).toBe(true);
  await page.getByRole("button", { name: "Abandonner le brouillon" }).click();
  await expect(option).toHaveCount(0);
});

test("spaces and quotes take their French form when the field is left", async ({ page }) => {
  await open(page, "team/camille");
  await write(page, { quote: "Si la légende est longue : on recommence !" });
  await expect(field(page, "quote")).toHaveValue("Si la légende est longue\u00a0: on recommence\u202f!");
});

test("a file that changed underneath is never written over", async ({ page, edited }) => {
  const file = join(edited.copy, "packages/content/data/partners/corvanel.yaml");
  await open(page, "partners/corvanel");
  await write(page, { name: "Corvanel et fils" });
  writeFileSync(file, readFileSync(file, "utf8").replace("name: Corvanel", "name: Corvanel Frères"));
  await expect(
    page.getByRole("heading", { name: "Le fichier a changé pendant que vous écriviez" }),
  ).toBeVisible();
  await expect(page.getByRole("row", { name: /Corvanel et fils.*Corvanel Frères/ })).toBeVisible();
  await expect(page.getByRole("button", { name: "Enregistrer" })).toBeDisabled();
  expect(readFileSync(file, "utf8")).toContain("Corvanel Frères");
  await page.getByRole("button", { name: "Prendre le fichier" }).click();
  await expect(field(page, "name")).toHaveValue("Corvanel Frères");
});

test("a file that changed in the second before saving is not written over either", async ({
  page,
  edited,
}) => {
  const file = join(edited.copy, "packages/content/data/partners/fareole.yaml");
  await open(page, "partners/fareole");
  await write(page, { name: "Faréole et fils" });
  await page.route("**/api/read", (route) => route.abort());
  const changed = readFileSync(file, "utf8").replace("name: Faréole", "name: Faréole Frères");
  writeFileSync(file, `# Note\n${changed}`);
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(
    page.getByRole("heading", { name: "Le fichier a changé pendant que vous écriviez" }),
  ).toBeVisible();
  expect(readFileSync(file, "utf8")).toContain("# Note");
});

test("a list says what the files are by now: another branch of git has an entry less, and one more", async ({
  page,
  edited,
}) => {
  const file = (name: string) => join(edited.copy, `packages/content/data/partners/${name}.yaml`);
  const before = readFileSync(file("embrunelle"), "utf8");
  const link = (name: string) => page.getByRole("main").getByRole("link", { name, exact: true });
  await page.evaluate(() => (location.hash = "#/partners"));
  await expect(link("Embrunelle")).toBeVisible();
  await open(page, "partners/embrunelle");
  rmSync(file("embrunelle"));
  writeFileSync(file("autre-branche"), before.replace("name: Embrunelle", "name: Autre branche"));
  await page.goBack();
  await expect(link("Autre branche")).toBeVisible();
  await expect(link("Embrunelle")).toHaveCount(0);
  rmSync(file("autre-branche"));
  writeFileSync(file("embrunelle"), before);
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(link("Embrunelle")).toBeVisible();
  await expect(link("Autre branche")).toHaveCount(0);
});

test("an entry is written in one tab at a time", async ({ page, edited, context }) => {
  await open(page, "partners/lestarque");
  await write(page, { name: "Lestarque premier" });
  const other = await context.newPage();
  await other.goto(`${edited.editor.origin}/#/partners/lestarque`);
  await expect(other.getByText("se modifie déjà dans un autre onglet")).toBeVisible();
  await expect(field(other, "name")).toBeDisabled();
  await other.getByRole("button", { name: "Écrire ici" }).click();
  await expect(field(other, "name")).toHaveValue("Lestarque premier");
  await expect(field(other, "name")).toBeEnabled();
  await expect(field(page, "name")).toBeDisabled();
});

test("an entry that was removed is put back as it was", async ({ page, edited }) => {
  const file = "data/partners/octomille.yaml";
  const before = readCopy(edited.copy, file);
  await open(page, "partners/octomille");
  await page.getByRole("button", { name: "Supprimer" }).click();
  await page.getByRole("button", { name: "Supprimer le fichier" }).click();
  await expect(page.getByText("« Octomille » est supprimé.")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Octomille" })).toHaveCount(0);
  expect(existsSync(join(edited.copy, "packages/content", file))).toBe(false);
  await page.getByRole("button", { name: "Rétablir" }).click();
  await expect(page.getByRole("main").getByRole("link", { name: "Octomille" })).toBeVisible();
  expect(readCopy(edited.copy, file)).toBe(before);
});

test("a question that is removed takes along the drawing that it alone showed, and is put back with it", async ({
  page,
  edited,
}) => {
  const drawing = "images/questions/helice-sous-la-mer.svg";
  const before = readCopy(edited.copy, drawing);
  await open(page, "questions/ocean-vivant/hydrolienne");
  await page.getByRole("button", { name: "Supprimer" }).click();
  await page.getByRole("button", { name: "Supprimer le fichier" }).click();
  await expect(page.getByRole("button", { name: "Rétablir" })).toBeVisible();
  expect(existsSync(join(edited.copy, "packages/content", drawing))).toBe(false);
  await page.getByRole("button", { name: "Rétablir" }).click();
  await expect(page.getByText("est rétabli.")).toBeVisible();
  expect(readCopy(edited.copy, drawing)).toBe(before);
});

test("Ctrl + S saves what is typed, mended; what is refused leads to its field; a list gets back what was taken away", async ({
  page,
  edited,
}) => {
  await open(page, "team/ines");
  await write(page, { role: "" });
  const skills = page.locator("[name^='skills.']");
  const count = await skills.count();
  await page.getByRole("button", { name: /^Retirer « Compétences n°\s1/ }).click();
  await expect(skills).toHaveCount(count - 1);
  await expect(skills.first()).toBeFocused();
  await page.getByRole("button", { name: "Défaire" }).click();
  await expect(skills).toHaveCount(count);
  await field(page, "quote").fill("Un bateau, ça s'écoute !");
  await page.keyboard.press("Control+s");
  await page.getByRole("button", { name: /^Aller à « / }).click();
  await expect(field(page, "role")).toBeFocused();
  await page.keyboard.type("Médecin du bord");
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Enregistré dans le fichier.")).toBeVisible();
  expect(readCopy(edited.copy, "data/team/ines.yaml")).toContain("Un bateau, ça s’écoute\u202f!");
});

test("only this machine's own page is answered", async ({ edited }) => {
  const { key, origin } = edited.editor;
  const ask = (headers: Record<string, string>) =>
    new Promise<number | undefined>((resolve, reject) => {
      const asked = httpRequest(
        `${origin.replace("localhost", "127.0.0.1")}/api/begin`,
        { method: "POST", headers },
        (response) => {
          response.resume();
          resolve(response.statusCode);
        },
      );
      asked.once("error", reject);
      asked.end("{}");
    });
  const { host } = new URL(origin);
  expect(await ask({ Host: host, "X-Edit-Key": key })).toBe(200);
  expect(await ask({ Host: host })).toBe(403);
  expect(await ask({ Host: host, "X-Edit-Key": key, Origin: "https://elsewhere.example" })).toBe(403);
  expect(await ask({ Host: "rebound.example", "X-Edit-Key": key })).toBe(403);
});

test("without its key the page says what to do", async ({ browser, edited }) => {
  const stranger = await browser.newPage();
  await stranger.goto(`${edited.editor.origin}/`);
  await expect(stranger.getByRole("heading", { name: "Cette adresse ne suffit pas" })).toBeVisible();
});

test("a browser that keeps nothing is told so before anything is typed, and what to allow", async ({
  browser,
  edited,
}) => {
  const careful = await browser.newPage();
  await careful.addInitScript(() => {
    const get = () => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get });
  });
  await careful.goto(edited.editor.address);
  await expect(careful.getByRole("heading", { name: "Ce navigateur ne garde rien" })).toBeVisible();
  await expect(careful.getByText("autorisez les cookies")).toBeVisible();
});

test("no page of it has an accessibility violation", async ({ page }) => {
  // Each under another heading than the one before: what is judged is the page that was asked for.
  for (const [address, heading, shown] of [
    ["#/", "Par où commencer", "link"],
    ["#/press/+", "Nouvelle entrée", "textbox"],
    ["#/?mots=escale", "escale", "listitem"],
    ["#/questions/+", "Nouvelle entrée", "textbox"],
    ["#/partners", "Partenaires du bandeau", "listitem"],
    ["#/partners/goulvarec", "Goulvarec", "textbox"],
  ] as const) {
    await test.step(address, async () => {
      await page.evaluate((hash) => (location.hash = hash), address);
      await expect(page.getByRole("heading", { level: 2, name: heading }).first()).toBeVisible();
      const inside = page.getByRole("main").getByRole(shown);
      await expect(inside.first()).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).exclude("iframe").analyze();
      expect.soft(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    });
  }
});

test("a name that no dictionary has is added to it", async ({ page, edited }) => {
  await open(page, "team/maelle");
  await write(page, { location: "Kerzhoalig" });
  await page.getByRole("button", { name: "Enregistrer" }).click();
  const add = page.getByRole("button", { name: "« Kerzhoalig » est juste : l’ajouter au dictionnaire" });
  await add.focus();
  await page.keyboard.press("Enter");
  await expect(add).toBeHidden();
  await expect(
    page.getByRole("status").filter({ hasText: "« Kerzhoalig » est au dictionnaire." }),
  ).toBeFocused();
  await save(page);
  expect(readCopy(edited.copy, "dictionary.txt")).toContain("\nKerzhoalig\n");
});

test("while git has left one file in two versions, it says so, and another is saved", async ({
  page,
  edited,
}) => {
  const file = join(edited.copy, "packages/content/data/partners/lagunaire.yaml");
  const before = readFileSync(file, "utf8");
  const sides = "<<<<<<< HEAD\nname: Lagunaire\n=======\nname: Lagunaire Frères\n>>>>>>> autre\n";
  writeFileSync(file, before.replace(/^name: .*\n/m, sides));
  await page.evaluate(() => (location.hash = "#/partners/lagunaire"));
  await expect(page.getByText(/ligne\s2\s: git y a laissé deux versions des mêmes lignes/)).toBeVisible();
  await open(page, "partners/brasvent");
  await write(page, { url: "https://brasvent.example" });
  await page.getByRole("button", { name: "Enregistrer" }).click();
  // The check still signals the other file.
  await expect(page.getByText("Enregistré. La vérification signale encore")).toBeVisible({
    timeout: 120_000,
  });
  expect(readCopy(edited.copy, "data/partners/brasvent.yaml")).toContain("url: https://brasvent.example");
  writeFileSync(file, before);
});

test("what is saved is a file that differs by what was meant", async ({ page, edited }) => {
  const before = readCopy(edited.copy, "data/partners/tyskorvenn.yaml");
  await open(page, "partners/tyskorvenn");
  await write(page, { url: "https://tyskorvenn.example" });
  await save(page);
  const changed = before.replace(/url: .*/, "url: https://tyskorvenn.example");
  expect(readCopy(edited.copy, "data/partners/tyskorvenn.yaml")).toBe(changed);
});

test("a picture of 20 MB is refused with its weight and what to do, and nothing typed is lost", async ({
  page,
  edited,
}) => {
  await open(page, "team/camille");
  await test.step("a photo in a format that no browser shows is refused before it is sent, with what to do", async () => {
    const photo = { name: "IMG_1234.HEIC", mimeType: "image/heic", buffer: Buffer.alloc(2000) };
    await field(page, "portrait.file").setInputFiles(photo);
    await expect(page.getByText("L’enregistrer en JPEG ou en PNG")).toBeVisible();
  });
  await test.step("a photo that was cut on its way is refused too, where it stopped the whole site", async () => {
    const whole = await sharp({ create: { width: 300, height: 300, channels: 3, background: "#123" } })
      .png()
      .toBuffer();
    const cut = { name: "coupee.png", mimeType: "image/png", buffer: whole.subarray(0, 40) };
    await field(page, "portrait.file").setInputFiles(cut);
    await expect(page.getByText("ce fichier n’est pas une image, ou il est incomplet")).toBeVisible();
    expect(existsSync(join(edited.copy, "packages/content/images/portraits/coupee.png"))).toBe(false);
  });
  await write(page, { quote: "Si la légende est longue, on recommence." });
  const heavy = { name: "le-port.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(20_000_000) };
  await field(page, "portrait.file").setInputFiles(heavy);
  await expect(page.getByText("cette image pèse 20 Mo, pour 8 Mo au plus")).toBeVisible();
  await expect(page.getByText("4 000 pixels au plus")).toBeVisible();
  await expect(field(page, "portrait")).toHaveValue("camille");
  await expect(field(page, "quote")).toHaveValue("Si la légende est longue, on recommence.");
});

test("a logo that no ink can draw is refused with what to ask for: kept, it would stop the whole site", async ({
  page,
  edited,
}) => {
  await open(page, "partners/drissandre");
  const buffer = await sharp({ create: { width: 300, height: 100, channels: 3, background: "#fff" } })
    .png()
    .toBuffer();
  await field(page, "logo.file").setInputFiles({ name: "blanc.png", mimeType: "image/png", buffer });
  await expect(page.getByText("ce logo est vide, ou blanc sur fond blanc")).toBeVisible();
  await expect(page.getByText("Demander au partenaire un SVG")).toBeVisible();
  await expect(field(page, "logo")).toHaveValue("drissandre");
  expect(existsSync(join(edited.copy, "packages/content/images/logos/blanc.png"))).toBe(false);
});

test("a logo in its dark ink is seen by night as it is by day", async ({ page }) => {
  await open(page, "partners/drissandre");
  const ground = () =>
    page
      .locator("fieldset img")
      .evaluate((logo) => getComputedStyle(logo.parentElement ?? logo).backgroundColor);
  await page.emulateMedia({ colorScheme: "light" });
  const byDay = await ground();
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await ground()).toBe(byDay);
});

test("a picture that is dropped beside its frame, or with others, does not take the place of the page", async ({
  page,
}) => {
  await open(page, "partners/drissandre");
  /** What the page answers to a drag of `count` files over `selector`: whether it is its own affair, and what the pointer shows. */
  const drag = (selector: string, count: number) =>
    page.locator(selector).evaluate((element, files) => {
      const dataTransfer = new DataTransfer();
      for (let at = 0; at < files; at++)
        dataTransfer.items.add(new File(["x"], `${at}.png`, { type: "image/png" }));
      const [over, drop] = ["dragover", "drop"].map((type) => {
        const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
        element.dispatchEvent(event);
        return event.defaultPrevented;
      });
      return [over, drop];
    }, count);
  expect(await drag("h1", 1)).toEqual([true, true]);
  expect(await drag('[name="name"]', 1)).toEqual([true, true]);
  expect(await drag('[name="logo.file"]', 2)).toEqual([true, true]);
  expect(await drag('[name="logo.file"]', 1)).toEqual([false, false]);
});

test("a file that cannot be read says which line, and what to do", async ({ page, edited }) => {
  const file = join(edited.copy, "packages/content/data/partners/lagunaire.yaml");
  const before = readFileSync(file, "utf8");
  writeFileSync(file, before.replace("name: Lagunaire", "name: Lagunaire : la voile"));
  await page.evaluate(() => (location.hash = "#/partners/lagunaire"));
  await expect(page.getByText(/Ce fichier ne se lit pas, ligne\s2/)).toBeVisible();
  writeFileSync(file, before);
});

test("a choice lets go of the fields that only the other one has", async ({ page }) => {
  await open(page, "press/+");
  await write(page, { type: "article", readMinutes: "3" });
  await write(page, { type: "video" });
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("Écrire en minuscules sans accent")).toBeVisible();
  await write(page, { "file-name": "une-video" });
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText(/choses à corriger/)).toBeVisible();
  await expect(page.getByText("champ inconnu")).toHaveCount(0);
  await page.getByRole("button", { name: "Abandonner le brouillon" }).click();
});

test("what no field can say is said above the form", async ({ page }) => {
  await open(page, "journal/+");
  await write(page, {
    boat: "rouge",
    at: "2026-11-21T06:00Z",
    position: "13°12′S 38°06′O",
    title: "Au large",
  });
  await write(page, { "file-name": "2026-10" });
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText(/«\sid\s»\s:/)).toBeVisible();
  await page.getByRole("button", { name: "Abandonner le brouillon" }).click();
});

test("the name and the folder of a question that is begun are found again", async ({ page }) => {
  await open(page, "questions/+");
  const bank = await field(page, "group").locator("option").last().getAttribute("value");
  await write(page, { group: bank ?? "", question: "À quoi sert un winch ?", "file-name": "le-winch" });
  await page.reload();
  await expect(page.getByText("Votre brouillon a été retrouvé")).toBeVisible();
  await expect(field(page, "group")).toHaveValue(bank ?? "");
  await expect(field(page, "file-name")).toHaveValue("le-winch");
  await page.getByRole("button", { name: "Abandonner le brouillon" }).click();
});
