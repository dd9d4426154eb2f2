import { pagePaths } from "./pagePaths.ts";
import { quizBanks } from "./quiz/banks.ts";
import { words as enseignants } from "#data/pages/enseignants";
import { journal } from "#data/journal";
import { lives } from "#data/lives";
import { sessionPath, teachingFiles } from "./quiz/teaching.ts";

const ofBanks = quizBanks.map(({ id }) => teachingFiles(id));

/** Every address of the site. `/404` is what an unknown address shows. */
export const paths = [
  ...pagePaths,
  "/documents/dossier.html",
  "/documents/rapport-rse.html",
  "/documents/dossier-de-presse.html",
  "/documents/fiche-presse.html",
  ...ofBanks.map(({ sheet }) => sheet),
  "/documents/reglement.html",
  "/documents/lexique.html",
  "/documents/cartes-reponses.html",
  "/documents/diplome.html",
  ...enseignants.sessions.items.map(({ id }) => sessionPath(id)),
  "/documents/revue-de-presse.html",
  "/404",
] as const;

/** A page of the log, or a month of it. Examples: `/journal/equateur`, `/journal/2026-10`. */
export type LogPath = `/journal/${string}`;

export const logPath = (idOrMonth: string): LogPath => `/journal/${idOrMonth}`;

/** The pages of the log, one for each entry and each month: as many as there are, so apart. */
export const logPaths: readonly LogPath[] = [
  ...new Set(journal.flatMap(({ at, id }) => [at.slice(0, 7), id])),
].map(logPath);

export type SitePath = (typeof paths)[number] | LogPath;

/** A document that is read as a page. */
export type DocumentPath = Extract<SitePath, `/documents/${string}`>;

/** Where the document at `path` is kept as a PDF. */
export const pdfPath = (path: DocumentPath) => path.replace(/\.html$/, ".pdf") as `/documents/${string}.pdf`;

/** The documents that are kept as PDFs as well (`npm run documents`). */
export const keptDocuments = [
  "/documents/dossier.html",
  "/documents/rapport-rse.html",
  "/documents/dossier-de-presse.html",
  "/documents/fiche-presse.html",
  "/documents/reglement.html",
  ...ofBanks.map(({ sheet }) => sheet),
] as const satisfies readonly DocumentPath[];

/** The notices of the works of others that the site publishes: written by the build, from what it has put in. */
export const noticesPath = "/licences.txt";

/** Files that the build writes beside the pages, for whoever reuses what the site says: data, calendars, feeds. */
export const filePaths: readonly `/${string}.${string}`[] = [
  "/flux/journal.atom",
  "/flux/journal.json",
  "/flux/presse.atom",
  "/flux/presse.json",
  ...ofBanks.flatMap(({ aiken, gift, xml }) => [gift, xml, aiken]),
  "/calendrier.ics",
  ...lives.map(({ id }) => `/calendriers/${id}.ics` as const),
  "/donnees/sillages.geojson",
  "/donnees/sillages.gpx",
  "/donnees/traces.geojson",
  "/donnees/traces.gpx",
  ...keptDocuments.map(pdfPath),
  "/telechargements/kit-de-presse.zip",
];

/**
 * Anchors that a page owes to who links to it. Besides these, each section of a page is an anchor by its `id`, and so are the
 * stages and the members of the team (check/site.ts).
 */
export const anchors: { readonly [Path in SitePath]?: readonly string[] } = {
  "/": ["partenaires", "presentation", "projet"],
  "/jeux-concours": ["quiz", "verifier"],
};

/** Anchors of every page: its main part, and the footer. */
export const commonAnchors: readonly string[] = ["contenu", "contact"];
