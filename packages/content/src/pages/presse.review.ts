import { counted, number } from "../format/numbers.ts";

/** The review of the press: its search, its filters, its cards. */
export const pressReview = {
  heading: "Revue de presse",
  search: {
    label: "Rechercher",
    placeholder: "Titre, média ou mot-clé",
    clear: "Effacer la recherche",
    /** How many, then for what. */
    found: (count: number) => counted(count, "résultat"),
    for: (query: string) => `pour « ${query} »`,
    shown: (count: number) => counted(count, "article"),
  },
  sort: {
    label: "Trier par",
    options: { date: "Date (plus récent)", views: "Vues", title: "Titre (ordre alphabétique)" },
  },
  filters: {
    label: "Filtres",
    active: (count: number) => counted(count, "filtre actif", "filtres actifs"),
    year: "Année",
    allYears: "Toutes les années",
    reset: "Tout effacer",
  },
  tabs: "Type de média",
  more: {
    label: "Articles affichés",
    shown: (shown: number, total: number) => `${number(shown)} articles affichés sur ${number(total)}`,
    next: (count: number) => (count < 2 ? "Afficher le suivant" : `Afficher les ${number(count)} suivants`),
  },
  empty: {
    heading: "Calme plat.",
    text: "Aucun article ne répond à cette recherche. Changez un mot, une année ou un média.",
  },
  /** Tabs that have nothing yet, whatever is searched. */
  none: {
    heading: "Pas encore de sujet ici.",
    text: "Vous en préparez un ? Nous ouvrons le bord, les archives et la photothèque.",
    action: { label: "Joindre la presse", path: "/presse#contact-presse" },
  },
  article: {
    featured: "À LA UNE",
    read: { article: "Lire l’article", video: "Voir le reportage", audio: "Écouter l’émission" },
    picture: "Voir l’image",
    pictureOf: (title: string) => `Voir l’image de l’article : ${title}`,
    minutes: (count: number) => `${count} min`,
    by: (journalist: string) => `par ${journalist}`,
    views: (views: string) => `${views} vues`,
    tags: "Mots-clés",
    loading: "L’article arrive…",
    failed: "L’article n’est pas arrivé. Vérifiez la connexion, puis ouvrez-le de nouveau.",
    close: "Fermer",
  },
} as const;
