import { words } from "#data/pages/presse.review";
import { counted, number } from "../format/numbers.ts";
import { withSentences } from "../sentences.ts";

/** The review of the press: its search, its filters, its cards. */
export const pressReview = withSentences(words, {
  search: {
    /** How many, then for what. */
    found: (count: number) => counted(count, "résultat"),
    for: (query: string) => `pour « ${query} »`,
    shown: (count: number) => counted(count, "article"),
  },
  filters: {
    active: (count: number) => counted(count, "filtre actif", "filtres actifs"),
  },
  more: {
    shown: (shown: number, total: number) =>
      `${counted(shown, "article affiché", "articles affichés")} sur\u00A0${number(total)}`,
    next: (count: number) => (count < 2 ? "Afficher le suivant" : `Afficher les ${number(count)} suivants`),
  },
  article: {
    pictureOf: (title: string) => `Voir l’image de l’article : ${title}`,
    /** Who wrote it, and when. */
    by: (journalist: string, day: string) => `Par ${journalist}, le ${day}.`,
    /** What it is: its kind of media, its length, how many have seen it. */
    told: (parts: readonly string[]) => `${parts.join(", ")}.`,
    minutes: {
      article: (count: number) => `${count} min de lecture`,
      video: (count: number) => `${count} min`,
      audio: (count: number) => `${count} min`,
    },
    views: (count: number) => counted(count, "vue"),
  },
});
