// What a page can be besides what it is when one arrives: what auditors are shown of it.
import type { Page } from "@playwright/test";

export interface State {
  name: string;
  path: string;
  width?: number;
  scheme?: "dark";
  reach: (page: Page) => Promise<void>;
}

const press = (page: Page, role: "button" | "link" | "tab", name: string | RegExp) =>
  page.getByRole(role, { name }).first().click();

async function startQuiz(page: Page) {
  await press(page, "button", "Démarrer le quiz");
  await page.getByText("Question 1 sur 5").waitFor();
}

async function playQuiz(page: Page) {
  await startQuiz(page);
  for (let at = 1; at <= 5; at++) {
    await page.getByText(`Question ${at} sur 5`, { exact: true }).waitFor();
    await page.locator("fieldset label").first().click();
    await press(page, "button", at < 5 ? "Suivant" : "Terminer");
  }
  await page.getByRole("heading", { name: "Quiz Terminé !" }).waitFor();
}

const articleTab = (name: string): State => ({
  name: `tab « ${name} »`,
  path: "/presse",
  reach: (page) => press(page, "tab", new RegExp(`^${name}`)),
});

const stage = (name: string): State => ({
  name: `stage « ${name} »`,
  path: "/",
  reach: (page) => press(page, "tab", new RegExp(name)),
});

const inTheDark = (path: string): State => ({
  name: "by night",
  path,
  scheme: "dark",
  reach: async () => {},
});

export const states: readonly State[] = [
  {
    name: "menu unfolded",
    path: "/",
    width: 390,
    reach: (page) => press(page, "button", "Menu"),
  },
  {
    name: "group of the menu unfolded",
    path: "/presse",
    reach: (page) => press(page, "button", "Présentation"),
  },
  stage("Chantier Naval"),
  stage("Expédition Transatlantique"),
  ...["Presse écrite", "Télévision", "Radio", "Web"].map(articleTab),
  {
    name: "nothing found",
    path: "/presse",
    reach: async (page) => {
      await page.getByRole("searchbox", { name: "Rechercher" }).fill("baleine");
      await page.getByRole("heading", { name: "Aucun article trouvé" }).waitFor();
    },
  },
  {
    name: "article open",
    path: "/presse",
    reach: async (page) => {
      await press(page, "link", "Lire l’article");
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "text copied, or refused",
    path: "/presse",
    reach: (page) => press(page, "button", "Copier le texte"),
  },
  {
    name: "portrait unfolded",
    path: "/equipe",
    reach: (page) => page.locator("details summary").first().click(),
  },
  {
    name: "space chosen",
    path: "/devenir-partenaire",
    reach: async (page) => {
      const plan = page.getByRole("group", { name: /^Plan de voilure/ });
      await plan.scrollIntoViewIfNeeded();
      await plan.getByRole("option", { name: /^Espace 91,/ }).click();
      await page.getByRole("region", { name: "Votre choix" }).waitFor();
    },
  },
  { name: "question asked", path: "/jeux-concours", reach: startQuiz },
  {
    name: "quiz paused",
    path: "/jeux-concours",
    reach: async (page) => {
      await startQuiz(page);
      await press(page, "button", "Mettre en pause");
      await page.getByRole("heading", { name: "Quiz en pause" }).waitFor();
    },
  },
  { name: "results", path: "/jeux-concours", reach: playQuiz },
  {
    name: "newsletter without address",
    path: "/mentions-legales",
    reach: (page) => page.locator("footer form button").first().click(),
  },
  ...["/", "/presse", "/jeux-concours", "/devenir-partenaire"].map(inTheDark),
];
