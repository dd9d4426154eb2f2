import {
  accessibilite,
  accueil,
  classMode,
  confidentialite,
  crewBoard,
  cutAtWord,
  devenirPartenaire,
  diplomas,
  ecoconception,
  enseignants,
  equipe,
  escales,
  framedQuiz,
  horsLigne,
  introuvable,
  jeuxConcours,
  type LogPath,
  mentionsLegales,
  planches,
  portGame,
  planDuSite,
  presentation,
  presse,
  quizEmbedding,
  reglement,
  pressFeeds,
  takeAway,
  videosPage,
  type YearMonth,
} from "@sillages/content";
import { logEntries, entriesIn, logText, logWords } from "@sillages/content/journal";
import { isLogPath, type PagePath } from "./pagePathOf.ts";

/** What the head of a page says. */
export interface Meta {
  title: string;
  description: string;
  /** Feeds of what the page lists, for readers that look for them at its address. */
  feeds?: readonly { type: string; title: string; href: string }[];
}

interface Feeds {
  atom: { label: string; path: string };
  json: { label: string; path: string };
  title: string;
}

const feedsOf = ({ atom, json, title }: Feeds) => [
  { type: "application/atom+xml", title: `${title} (${atom.label})`, href: atom.path },
  { type: "application/feed+json", title: `${title} (${json.label})`, href: json.path },
];

const { atom, json } = logWords.follow;
const logFeeds = feedsOf({ atom, json, title: logWords.feed.title });

/** The title and description of each page that is always there. */
export const metas: { readonly [Path in Exclude<PagePath, LogPath>]: Meta } = {
  "/": accueil.meta,
  "/presentation": presentation.meta,
  "/qui-sommes-nous": presentation.meta,
  "/equipe": equipe.meta,
  "/presse": { ...presse.meta, feeds: feedsOf(pressFeeds) },
  "/jeux-concours": jeuxConcours.meta,
  "/jeux-concours/equipages": crewBoard.meta,
  "/jeux-concours/integrer": quizEmbedding.meta,
  "/cadre/quiz": framedQuiz.meta,
  "/devenir-partenaire": devenirPartenaire.meta,
  "/videos": videosPage.meta,
  "/mentions-legales": mentionsLegales.meta,
  "/confidentialite": confidentialite.meta,
  "/accessibilite": accessibilite.meta,
  "/ecoconception": ecoconception.meta,
  "/reglement": reglement.meta,
  "/planches": planches.meta,
  "/enseignants": enseignants.meta,
  "/mode-classe": classMode.meta,
  "/diplome": diplomas.meta,
  "/a-emporter": takeAway.meta,
  "/plan-du-site": planDuSite.meta,
  "/escales": escales.meta,
  "/journal": { ...logWords.meta, feeds: logFeeds },
  "/ou-est-ce-port": portGame.meta,
  "/hors-ligne": horsLigne.meta,
  "/404": introuvable.meta,
};

/** How long a description may be: a search engine shows no more. */
const LONGEST = 158;

/** The title and description of the page at `path`. Read where pages are rendered to HTML, never by the scripts. */
export function metaOf(path: PagePath): Meta {
  if (!isLogPath(path)) return metas[path];
  const name = path.slice("/journal/".length);
  const entry = logEntries().find(({ id }) => id === name);
  if (entry) {
    const description = cutAtWord(logText(name).join(" "), LONGEST);
    return { title: logWords.tabTitle(entry.title), description, feeds: logFeeds };
  }
  const month = name as YearMonth;
  return { ...logWords.monthMeta(month, entriesIn(month).length), feeds: logFeeds };
}
