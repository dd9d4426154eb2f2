// The facts that the specification gives, page by page, as a visitor reads them; what it counts is counted again here.
import {
  accueil,
  counted,
  playlists,
  ports,
  partners,
  press,
  pressCounts,
  prizes,
  reservations,
  spaceCounts,
  spaces,
  stages,
  team,
  videoCount,
  videos,
} from "@sillages/content";
import { expect, test } from "./test.ts";

const coverage = pressCounts(press);
const { active, available, left, total } = spaceCounts(spaces, reservations);

const facts: Record<string, readonly (string | RegExp)[]> = {
  "/": [
    "impact de votre plan RSE",
    "Toutes les grandes aventures commencent en Bretagne",
    "Navigation IMOCA",
    "Équipe Engagée",
    "Innovation Durable",
    "Transmission",
    "IMOCA Restaurés",
    /3 prix de l’innovation/,
    /25\+ partenaires/,
    /10 objectifs de développement durable/,
    /100 % impact social/,
    "Découvrir l’aventure",
    "Roadmap Planisphère",
    "Chantier Naval",
    "Appel à Projets",
    "Tours d’Europe",
    "Expédition Transatlantique",
    /Déc\. 2025 – mars 2026/,
    /Déc\. 2025 – mai 2026/,
    /Mars – août 2026/,
    /Oct\. 2026 – mai 2027/,
    counted(stages.length, "étape clé", "étapes clés"),
    /33 escales européennes/,
    /12 pays d’Amérique latine/,
    /8 mois/,
    /6 000 km/,
    "Vision",
    "Impact",
    "Naviguer vers un avenir durable",
    "Et vous, vous embarquez ?",
  ],
  "/qui-sommes-nous": [
    "18,28 m",
    "Énergie",
    "Écologie",
    "Architecture",
    "Audiovisuel",
    "Nérosonde",
    "Les Noctiluques",
  ],
  "/equipe": [
    /105\+ années/,
    /12 étudiants/,
    /100 % passion/,
    /8 experts/,
    `dont ${team.length} présentés ici`,
    `Tous ${team.length}`,
    /Innovation \d/,
    "Maëlle Le Goff",
    "Lucía Ortega",
  ],
  "/presse": [
    counted(coverage.articles, "article"),
    counted(coverage.television, "reportage"),
    counted(coverage.radio, "entretien"),
    /300 000 vues/,
    "À LA UNE",
    "Lire l’article",
    /Du lundi au vendredi 9 h – 18 h/,
    /Samedi 10 h – 16 h, sur rendez-vous/,
    /Urgences 24 h\/24/,
  ],
  "/jeux-concours": [
    "source de vie et d’inspiration",
    /Décembre 2025/,
    /Mars 2026/,
    /Avril 2026/,
    /2 500\+ participants/,
    counted(prizes.length, "prix", "prix"),
    /5 questions/,
    /750 points/,
    /3 000 €/,
    "Légendaire",
    "Épique",
    "Rare",
    "Commun",
    /10 gagnants/,
    /300 caractères/,
    "JPG ou PNG",
    /10 Mo/,
    /60 secondes/,
    "MP4",
    "intelligence artificielle",
    /Facile 10 points/,
    /Moyen 15 points/,
    /Difficile 20 points/,
    "Expert",
    "Débutant",
    "titre d’ambassadeur de l’économie bleue",
    "départ de 2026",
  ],
  "/devenir-partenaire": [
    /45 escales prévues/,
    "33 en Europe et 12 en Amérique latine",
    /12 pays/,
    /8 mois/,
    /100 % impact durable/,
    /300 m²/,
    counted(total, "espace publicitaire", "espaces publicitaires"),
    counted(available, "espace disponible", "espaces disponibles"),
    counted(left, "place restante", "places restantes"),
    counted(active, "partenaire actif", "partenaires actifs"),
    "Kilovague",
    /1 000\+ solutions/,
    /100 % du territoire français/,
    /24 h\/24, 7 j\/7/,
    "Accès illimité",
    "Formation",
  ],
  "/videos": [
    "Partenaire de la régate virtuelle",
    /Oct\. 2026 – avr\. 2027/,
    /Mars – août 2026/,
    /6 000 km/,
    /12 pays/,
    /24 h\/7 de diffusion/,
    /33 escales/,
    /15\+ pays/,
    ...playlists.map(({ id }) => counted(videoCount(videos, id), "vidéo")),
    "La Halle aux Amarres",
    "École Haute-Brasse",
  ],
};

/** Text as it is read: every kind of space is a space, and one. */
const asRead = (text: string) => text.replace(/\s+/gu, " ");

for (const [path, expected] of Object.entries(facts)) {
  test(`${path} says every fact of its section`, async ({ page }) => {
    await page.goto(path);
    const pairs = await page
      .locator("dt, th[scope='row']")
      .evaluateAll((terms) =>
        terms.map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`),
      );
    const text = asRead(
      `${await page.locator("body").evaluate((body) => body.textContent)} ${pairs.join(" ")}`,
    );
    const names = await page
      .locator("main img")
      .evaluateAll((pictures) => pictures.map((picture) => picture.getAttribute("alt")));
    const read = `${text} ${names.join(" ")}`;
    const missing = expected.filter((fact) =>
      typeof fact === "string" ? !read.includes(asRead(fact)) : !fact.test(read),
    );
    expect(missing).toEqual([]);
  });
}

test("every partner, every stage, every call, every member, every playlist is there, in its order", async ({
  page,
}) => {
  await page.goto("/");
  const strip = page.getByRole("list", { name: accueil.partners.label });
  await expect(strip.getByRole("link")).toHaveCount(partners.length);
  const posters = page.getByRole("tablist", { name: accueil.expeditions.stages.label }).getByRole("tab");
  await expect(posters).toContainText(stages.map(({ title }) => title));
  for (const { id, title } of stages) {
    await expect(page.locator(`#${id}`).locator("h3").first()).toHaveText(title);
  }
  await page.getByRole("link", { name: "Voir la liste des escales" }).click();
  await expect(page.locator("main ol > li")).toContainText(ports.map(({ name }) => name));
  await page.goto("/equipe");
  await expect(page.locator("main li[id]").locator("h3")).toHaveText(team.map(({ name }) => name));
  await page.goto("/videos");
  await expect(page.locator("#listes li[id]").locator("h3")).toHaveText(playlists.map(({ title }) => title));
});

test("« Découvrir » opens the partner dossier in a new window", async ({ page, context }) => {
  await page.goto("/");
  const opened = context.waitForEvent("page");
  await page.getByRole("link", { name: /^Découvrir \(nouvelle fenêtre\)/ }).click();
  const dossier = await opened;
  await expect(dossier).toHaveURL("/documents/dossier.html");
  await expect(dossier.getByRole("heading", { level: 1 })).toHaveText("Dossier partenaire");
});

test("the hero's headline is itself the link to the partnership page", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("heading", { level: 1 }).getByRole("link").click();
  await expect(page).toHaveURL("/devenir-partenaire");
});
