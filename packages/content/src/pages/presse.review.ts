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
    shown: (shown: number, total: number) => `${number(shown)} articles affichés sur ${number(total)}`,
    next: (count: number) => (count < 2 ? "Afficher le suivant" : `Afficher les ${number(count)} suivants`),
  },
  article: {
    pictureOf: (title: string) => `Voir l’image de l’article : ${title}`,
    minutes: (count: number) => `${count} min`,
    by: (journalist: string) => `par ${journalist}`,
    views: (views: string) => `${views} vues`,
  },
});
