/** The page of the site that shows an entry, to be seen beside its form. */
const pages: Readonly<Record<string, string>> = {
  benefits: "/devenir-partenaire",
  calendar: "/jeux-concours",
  contests: "/jeux-concours",
  footage: "/presse",
  holdings: "/devenir-partenaire",
  journal: "/journal",
  lives: "/videos",
  media: "/presse",
  offer: "/devenir-partenaire",
  organisations: "/presentation",
  photos: "/presse",
  plates: "/planches",
  playlists: "/videos",
  ports: "/",
  presentations: "/presse",
  press: "/presse",
  prices: "/devenir-partenaire",
  prizes: "/jeux-concours",
  questions: "/jeux-concours",
  "quiz-banks": "/jeux-concours",
  quotes: "/presse",
  reservations: "/devenir-partenaire",
  statistics: "/jeux-concours",
  team: "/equipe",
  timeline: "/presse",
  tracks: "/journal",
  "video-prizes": "/jeux-concours",
  videos: "/videos",
  winners: "/jeux-concours",
};

/** Whose entries have a place of their own on their page. */
const anchored = new Set(["team"]);

const documents = new Set(["dossier", "revue-de-presse"]);

/** `pages/presse.review` → `/presse`: the words of a page are seen on it. */
function pageOfWords(folder: string): string | undefined {
  const name = /^pages\/(?<name>[^.]+)/.exec(folder)?.groups?.["name"];
  if (name === undefined || name === "accueil") return undefined;
  if (name === "introuvable") return "/404";
  return documents.has(name) ? `/documents/${name}.html` : `/${name}`;
}

export function pageOf(folder: string, id?: string): string {
  if (folder === "journal" && id) return `/journal/${id}`;
  if (folder === "stages") return id ? `/#${id}` : "/";
  const page = pages[folder] ?? pageOfWords(folder) ?? "/";
  return anchored.has(folder) && id ? `${page}#${id}` : page;
}
