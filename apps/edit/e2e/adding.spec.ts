// What somebody who cannot code does in a year: an article, a partner, a member, a question, a date. Then the site is built.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { readCopy, run, vite } from "./copy.ts";
import { expect, field, open, save, showSite, test, write } from "./edited.ts";

test.describe.configure({ mode: "serial" });
test.use({ servesSite: true });

/** A picture such as somebody receives by mail: a dark shape on a clear ground. */
async function picture(name: string, width: number, height: number): Promise<string> {
  const shape = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><circle cx="${height / 2}" cy="${height / 2}" r="${height / 3}" fill="#1a3c6e"/><path d="M${height} ${height / 3}h${width - height * 1.2}v${height / 3}h-${width - height * 1.2}z" fill="#1a3c6e"/></svg>`;
  const file = test.info().outputPath(name);
  writeFileSync(file, await sharp(Buffer.from(shape)).flatten({ background: "#ffffff" }).png().toBuffer());
  return file;
}

test("an article, with straight quotes and plain spaces", async ({ page, edited }) => {
  await open(page, "press/+");
  await write(page, {
    type: "article",
    category: "presse-ecrite",
    title: "L'escale de Brest : deux bateaux, une seule question",
    source: "Le Fanal du Large",
    fullDate: "2026-10-05",
    excerpt: 'Une journée à quai avec les équipages. "On mesure la mer", disent-ils, et la mer répond !',
    drawing: "escale",
    views: "840",
    shares: "12",
    likes: "40",
    journalist: "Solenn Abgrall",
    readMinutes: "3",
    url: "https://www.fanal-du-large.example/2026/10/05/escale-de-brest",
  });
  for (const [at, tag] of ["Brest", "Escale", "Océan"].entries()) {
    await page
      .getByRole("button", { name: /^Ajouter : mots-clés|^Ajouter : tags|^Ajouter : .*mots/i })
      .click();
    await write(page, { [`tags.${at}`]: tag });
  }
  await write(page, {
    body: "Il fait encore nuit quand le premier bateau entre au port.\n\nÀ huit heures, les prélèvements commencent.",
  });
  await expect(field(page, "file-name")).toHaveValue("l-escale-de-brest-deux-bateaux-une-seule-question");
  await write(page, { "file-name": "escale-de-brest" });
  await save(page);
  const file = readCopy(edited.copy, "data/press/escale-de-brest.md");
  expect(file).toContain("L’escale de Brest\u00a0: deux bateaux");
  expect(file).toContain("«\u202fOn mesure la mer\u202f»");
  expect(file).toContain("\n\nIl fait encore nuit quand le premier bateau entre au port.\n\nÀ huit heures");
});

test("a partner, with the PNG logo that they sent", async ({ page, edited }) => {
  await open(page, "partners/+");
  await write(page, { name: "Voiles et Sillons", url: "https://www.voiles-et-sillons.example" });
  await field(page, "logo.file").setInputFiles(await picture("Logo Voiles & Sillons.PNG", 480, 160));
  await expect(page.getByText("Image ajoutée : logo-voiles-sillons.png")).toBeVisible();
  await expect(field(page, "logo")).toHaveValue("logo-voiles-sillons");
  await save(page);
  expect(readCopy(edited.copy, "data/partners/voiles-et-sillons.yaml")).toBe(
    "order: 210\nname: Voiles et Sillons\nlogo: logo-voiles-sillons\nurl: https://www.voiles-et-sillons.example\n",
  );
});

test("a member, with a portrait", async ({ page, edited }) => {
  await open(page, "team/+");
  await field(page, "portrait.file").setInputFiles(await picture("Nolwenn.png", 900, 900));
  await expect(page.getByText("Image ajoutée : nolwenn.png")).toBeVisible();
  await write(page, {
    id: "12",
    name: "Nolwenn Riou",
    role: "Cuisinière",
    category: "technique",
    speciality: "Repas du bord",
    "experience.years": "6",
    "experience.words": "Six ans de cuisine en mer",
    description: "Elle nourrit deux équipages. Rien ne se perd, tout se partage.",
    longDescription:
      "Nolwenn cuisine pour douze personnes sur deux feux. Elle choisit les produits au port, avec les gens du pays.",
    location: "Brest",
    quote: "Un équipage qui mange bien navigue bien.",
    icon: "ancre",
    tone: "sun",
  });
  for (const [at, skill] of ["Cuisine", "Marché", "Conserves", "Bonne humeur"].entries()) {
    await page.getByRole("button", { name: /^Ajouter : (compétences|skills)/i }).click();
    await write(page, { [`skills.${at}`]: skill });
  }
  await write(page, { "file-name": "nolwenn" });
  await save(page);
  expect(readCopy(edited.copy, "data/team/nolwenn.yaml")).toContain("portrait: nolwenn\n");
});

test("a question", async ({ page, edited }) => {
  await open(page, "questions/+");
  await write(page, {
    group: "cap-au-large",
    category: "Bateaux",
    level: "Cycle 3",
    question: "À bord d'un voilier, à quoi sert un winch ?",
    "options.0": "À tendre un cordage",
    "options.1": "À mesurer le vent",
    "options.2": "À jeter l'ancre",
    "options.3": "À éclairer le pont",
    correct: "0",
    difficulty: "Facile",
    points: "10",
    explanation: "Le winch multiplie la force du bras pour tendre une écoute ou une drisse.",
    "source.name": "Classe IMOCA",
    "source.url": "https://www.imoca.org/fr/les-winchs",
    "file-name": "a-quoi-sert-un-winch",
  });
  await save(page);
  expect(readCopy(edited.copy, "data/questions/cap-au-large/a-quoi-sert-un-winch.yaml")).toContain(
    "correct: 0\n",
  );
});

test("a page of the log, at a place that is on land, then at sea", async ({ page, edited }) => {
  await open(page, "journal/+");
  await write(page, {
    boat: "rouge",
    at: "2026-11-21T06:00Z",
    position: "47°12′N 2°06′E",
    title: "Sortie d'essai devant la baie",
    author: "yann",
    body: "Trois heures sous voiles, pour voir. Tout tient.",
  });
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText(/est à terre/).first()).toBeVisible();
  await write(page, { position: "13°12′S 38°06′O" });
  await write(page, { "file-name": "sortie-d-essai" });
  await save(page);
  const file = readCopy(edited.copy, "data/journal/sortie-d-essai.md");
  expect(file).toContain("title: Sortie d’essai devant la baie");
  expect(file).toContain("\n\nTrois heures sous voiles");
});

test("a date that moves", async ({ page, edited }) => {
  const file = "data/stages/expedition-transatlantique.yaml";
  const before = readCopy(edited.copy, file);
  await open(page, "stages/expedition-transatlantique");
  await write(page, { end: "2027-13" });
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("1 chose à corriger")).toBeVisible();
  expect(readCopy(edited.copy, file)).toBe(before);
  await write(page, { end: "2027-06" });
  await save(page);
  expect(readCopy(edited.copy, file)).toBe(before.replace("2027-05", "2027-06"));
});

test("the texts that still say the former date are named by the check, and put right", async ({ edited }) => {
  const { told } = run(edited.copy, "packages/content", "src/check/main.ts");
  const named = new Set(told.match(/data\/presentations\/[\w-]+\.yaml/g));
  expect(named.size).toBeGreaterThan(0);
  for (const file of named) {
    const text = readCopy(edited.copy, file);
    const path = join(edited.copy, "packages/content", file);
    writeFileSync(path, text.replaceAll("mai 2027", "juin 2027"));
  }
});

test("the page beside shows what was saved", async ({ page }) => {
  await showSite(page);
  await page.evaluate(() => (location.hash = "#/team/nolwenn"));
  // The site's development server has read nothing before: a minute, on a slow machine.
  await expect(page.frameLocator("iframe").getByText("Nolwenn Riou").first()).toBeVisible({
    timeout: 240_000,
  });
});

test("the check passes, the site is built, and everything stands on its pages", async ({ edited }) => {
  test.setTimeout(600_000);
  const checked = run(edited.copy, "packages/content", "src/check/main.ts");
  expect(checked.told).toContain("tout est juste");
  const built = run(edited.copy, "apps/site", vite, "build", "--app", "--logLevel", "warn");
  expect(built.status, built.told).toBe(0);
  const written = run(edited.copy, "apps/site", "pipeline/prerender.ts");
  expect(written.status, written.told).toBe(0);
  const page = (name: string) => readFileSync(join(edited.copy, "apps/site/dist", name), "utf8");
  expect(page("presse.html")).toContain("L’escale de Brest\u00a0: deux bateaux");
  expect(page("index.html")).toContain("Voiles et Sillons");
  expect(page("equipe.html")).toContain("Nolwenn Riou");
  expect(page("index.html")).toMatch(/Oct\.\s2026\s–\sjuin\s2027/);
  expect(page("documents/quiz-cap-au-large.html")).toContain("à quoi sert un winch");
});
