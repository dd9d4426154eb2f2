/** The page of the site that shows an entry, to be seen beside its form. */
const pages: Readonly<Record<string, string>> = {
  benefits: "/devenir-partenaire",
  calendar: "/jeux-concours",
  contests: "/jeux-concours",
  holdings: "/devenir-partenaire",
  lives: "/videos",
  media: "/presse",
  offer: "/devenir-partenaire",
  organisations: "/presentation",
  photos: "/presse",
  playlists: "/videos",
  ports: "/",
  press: "/presse",
  prizes: "/jeux-concours",
  questions: "/jeux-concours",
  "quiz-banks": "/jeux-concours",
  reservations: "/devenir-partenaire",
  statistics: "/jeux-concours",
  team: "/equipe",
  timeline: "/presse",
  "video-prizes": "/jeux-concours",
  videos: "/videos",
};

/** Whose entries have a place of their own on their page. */
const anchored = new Set(["team"]);

export function pageOf(folder: string, id?: string): string {
  if (folder === "stages") return id ? `/#${id}` : "/";
  const page = pages[folder] ?? "/";
  return anchored.has(folder) && id ? `${page}#${id}` : page;
}
