import { describe, expect, it } from "vitest";
import { z } from "zod";
import { id, yearMonth } from "../fields.ts";
import { contentFindings, type Content } from "./check.ts";
import { print } from "./report.ts";

const stage = z.strictObject({
  id,
  title: z.string(),
  start: yearMonth,
  end: yearMonth,
  path: z.string().optional(),
});
const chantier = { id: "chantier-naval", title: "Chantier naval", start: "2025-12", end: "2026-03" };
const tours = { id: "tours-d-europe", title: "Tours d’Europe", start: "2026-03", end: "2026-08" };

const meta = {
  title: "L’équipage de Sillages",
  description:
    "Sept visages, deux bateaux et une même idée : qui prend la mer, qui reste à quai, et pourquoi chacun y tient, du chantier à la dernière escale.",
};
const equipe = { meta, title: "L’équipage", lead: "Sept visages, deux bateaux et une même idée." };

/** What the site says of itself and of those it names. */
interface Own {
  readonly demonstration?: boolean;
  readonly identity?: object;
  readonly partners?: readonly object[];
  readonly media?: readonly object[];
}

function said(
  entries: readonly object[],
  pages: Readonly<Record<string, object>> = { equipe },
  mayBeEmpty = true,
  { demonstration = true, ...own }: Own = {},
) {
  const content: Content = {
    modules: [
      { file: "src/stages/stages.ts", exports: { stages: entries } },
      ...Object.entries(pages).map(([name, words]) => ({
        file: `src/pages/${name}.ts`,
        exports: { [name]: words },
      })),
      ...Object.entries(own).map(([name, value]) => ({
        file: name === "identity" ? "data/identity.yaml" : `data/${name}/`,
        exports: { [name]: value },
      })),
    ],
    collections: [
      {
        name: "étapes",
        file: "src/stages/stages.ts",
        module: "src/stages/stages.ts",
        schema: stage,
        entries,
        unique: ["id"],
        mayBeEmpty,
      },
    ],
    pictures: ["scenes/aube.svg"],
    catalogues: [{ file: "data/descriptions.yaml", ids: ["scenes/aube"], folders: ["scenes"] }],
    destinations: { pages: new Map([["/", []]]), realHosts: [] },
    justifiedClaims: [],
    demonstration,
  };
  return contentFindings(content).map(print);
}

const here = "packages/content/src";

it("finds nothing to say about right content", () => {
  expect(said([chantier, tours])).toEqual([]);
});

it("looks at the shape of each entry, and at what entries share", () => {
  expect(said([chantier, { ...tours, id: "chantier-naval", étape: 3 }])).toEqual([
    `${here}/stages/stages.ts · chantier-naval · étape : champ inconnu « étape ». Retirer ce champ ou corriger son nom.`,
    `${here}/stages/stages.ts · chantier-naval · id : « chantier-naval » est déjà pris par « chantier-naval ». Changer l’un des deux : ce champ est unique.`,
  ]);
});

it("says once that a field is misspelt, not that another one is missing", () => {
  const { title, ...untitled } = chantier;
  expect(said([{ ...untitled, titre: title }])).toEqual([
    `${here}/stages/stages.ts · chantier-naval · title : champ inconnu « titre ». Retirer ce champ ou corriger son nom : « title ».`,
  ]);
});

it("says once that a date does not exist", () => {
  expect(said([{ ...chantier, end: "2026-13" }])).toEqual([
    `${here}/stages/stages.ts · chantier-naval · end : la date « 2026-13 » n’existe pas. Écrire un mois (« 2026-03 ») ou un jour (« 2025-11-14 ») du calendrier, avec deux chiffres.`,
  ]);
});

it("reads every text: links, telephones, claims, typography", () => {
  const planted = { ...chantier, title: "Chantier zéro carbone!", path: "/chantier" };
  expect(said([planted, { ...tours, title: "Appelez le 02 98 00 00 00" }])).toEqual([
    expect.stringContaining("title : « zéro carbone » est une promesse écologique sans preuve"),
    expect.stringContaining("title : « …zéro carbone! » : une espace fine insécable précède"),
    expect.stringContaining("path : « /chantier » n’est pas une page du site"),
    expect.stringContaining("title : le numéro « 02 98 00 00 00 » peut sonner chez quelqu’un"),
  ]);
});

it("refuses an empty list that a page cannot do without", () => {
  expect(said([], { equipe }, false)).toEqual([
    `${here}/stages/stages.ts · étapes · liste : la liste « étapes » est vide. Une page n’aurait rien à montrer à sa place : garder une entrée au moins.`,
  ]);
});

it("looks at questions wherever they are", () => {
  const question = {
    id: "marees",
    options: ["Deux", "Quatre"],
    correct: 2,
    difficulty: "Facile",
    points: 10,
  };
  expect(said([{ ...chantier, ...question }])).toContainEqual(
    expect.stringContaining("marees · correct : la bonne réponse est la n° 2, mais la question a 2 réponses"),
  );
});

it("looks at the shape of pages, and refuses that two say the same, to a search engine or as a heading", () => {
  const presse = { ...equipe, lead: "Court." };
  expect(said([], { equipe, presse })).toEqual([
    `${here}/pages/presse.ts · presse · lead : « Court. » fait 6 caractères, c’est trop peu. Écrire au moins 20 caractères.`,
    expect.stringContaining(
      "presse · meta › title : « L’équipage de Sillages » est déjà pris par « equipe »",
    ),
    expect.stringContaining("presse · meta › description :"),
    expect.stringContaining("est déjà celui d’une autre page (packages/content/src/pages/equipe.ts · title)"),
  ]);
});

describe("with the addresses of those who are named", () => {
  const identity = { site: "https://www.monexpe.fr", mail: { contact: "bonjour@monexpe.fr" } };
  const partners = [{ id: 1, name: "Goulvarec", url: "https://www.goulvarec.com" }];
  const media = [{ id: "ouest-mer", name: "Ouest Mer", url: "https://ouest-mer.fr/accueil" }];
  const linking = (title: string) => ({ equipe: { ...equipe, title } });
  const told = (title: string, own: Own) => said([], linking(title), true, own);

  it("accepts the site's own address, and what is said of it elsewhere", () => {
    expect(told("Lire https://www.monexpe.fr/presse.", { identity })).toEqual([]);
    expect(told("Lire https://journal.monexpe.fr.", { identity })).toEqual([]);
  });

  it("accepts a partner's and a media's own site", () => {
    expect(told("Lire https://www.goulvarec.com/mer.", { partners, media })).toEqual([]);
    expect(told("Lire https://www.ouest-mer.fr.", { partners, media })).toEqual([]);
  });

  it("still refuses a site that nobody has declared", () => {
    expect(told("Lire https://www.ailleurs.fr.", { identity, partners, media })).toEqual([
      expect.stringContaining("le site « www.ailleurs.fr » n’est pas une source déclarée"),
    ]);
  });

  it("accepts a mail of the site's own domain, and no other as long as all is invented", () => {
    expect(told("Écrire à bonjour@monexpe.fr.", { identity })).toEqual([]);
    expect(told("Écrire à nom@ailleurs.fr.", { identity })).toHaveLength(1);
  });

  it("accepts every real contact once nothing is invented", () => {
    const real = { identity, demonstration: false };
    expect(told("Écrire à nom@ailleurs.fr ou appeler le 02 98 00 00 00.", real)).toEqual([]);
  });
});
