import { identity } from "../identity/identity.ts";
import { number } from "../format/numbers.ts";
import { of } from "../format/of.ts";
import type { Page } from "./page.schema.ts";
import { counted, noun } from "../format/numbers.ts";

export const presse = {
  meta: {
    title: `Presse – ${identity.name}`,
    description:
      "Articles, reportages et entretiens sur l’expédition, médias partenaires, agenda des rédactions et contact presse joignable toute la semaine.",
  },
  title: "On en parle à terre.",
  lines: ["On en parle", "à terre."],
  lead: "Tout ce qui s’écrit, se filme et se dit de l’expédition, et de quoi préparer votre propre sujet.",
  name: "Presse",
  actions: {
    contact: { label: "Joindre la presse", path: "/presse#contact-presse" },
    library: { label: "Voir la photothèque", path: "/presse#phototheque" },
  },
  figures: {
    heading: "La couverture en chiffres",
    articles: (count: number) => noun(count, "article"),
    television: (count: number) => noun(count, "reportage télévisé", "reportages télévisés"),
    radio: (count: number) => noun(count, "entretien radio", "entretiens radio"),
    views: (count: number) => noun(count, "vue"),
  },
  review: {
    heading: "Revue de presse",
    search: {
      label: "Rechercher dans la revue de presse",
      placeholder: "Titre, média ou mot-clé",
      clear: "Effacer la recherche",
      count: (count: number, query: string) => `${counted(count, "résultat")} pour « ${query} »`,
      status: (count: number) => counted(count, "article affiché", "articles affichés"),
    },
    sort: {
      label: "Trier par",
      options: { date: "Date (plus récent)", views: "Vues", title: "Titre (ordre alphabétique)" },
    },
    filters: {
      open: "Filtres",
      close: "Replier les filtres",
      active: (count: number) => counted(count, "filtre actif", "filtres actifs"),
      year: "Année",
      allYears: "Toutes les années",
      reset: "Tout effacer",
    },
    tabs: {
      label: "Type de média",
      count: (count: number) => counted(count, "article"),
    },
    empty: {
      heading: "Calme plat.",
      text: "Aucun article ne répond à cette recherche. Changez un mot, une année ou un média.",
      button: "Tout effacer",
    },
  },
  article: {
    featured: "À LA UNE",
    read: "Lire l’article",
    close: "Replier l’article",
    watch: "Voir le reportage",
    listen: "Écouter l’émission",
    readNamed: (title: string) => `Lire l’article : ${title}`,
    types: { article: "Article", video: "Vidéo", audio: "Audio" },
    by: (journalist: string) => `Par ${journalist}`,
    readTime: "Temps de lecture",
    duration: "Durée",
    audience: "Audience",
    views: (views: string) => `${views} vues`,
    shares: (count: number) => counted(count, "partage"),
    likes: (count: number) => counted(count, "mention J’aime", "mentions J’aime"),
    tags: "Mots-clés",
  },
  viewer: {
    label: (title: string) => `Image de l’article : ${title}`,
    close: "Fermer l’image",
    visit: (source: string) => `Lire sur le site ${of(source)}`,
  },
  library: {
    id: "phototheque",
    heading: "Photothèque",
    lead: "Des images prêtes à publier. Gardez le crédit à côté de chacune.",
    credit: (credit: string) => `Crédit : ${credit}`,
    size: (width: number, height: number) => `${number(width)} × ${number(height)} pixels`,
    download: "Télécharger l’image",
    downloadNamed: (caption: string) => `Télécharger l’image : ${caption}`,
  },
  media: {
    id: "medias",
    heading: "Des rédactions à bord",
    lead: "Ces médias suivent l’expédition et lui ouvrent leurs colonnes ou leur antenne.",
    articles: (count: number) => counted(count, "article"),
    empty: "Pas encore d’article.",
  },
  timeline: {
    heading: "Agenda des rédactions",
    lines: ["Agenda", "des rédactions"],
    lead: "Ce qui est paru, ce qui vient. Notez la date, prévenez-nous, on vous garde une place.",
  },
  contact: {
    id: "contact-presse",
    heading: "Une question ? On décroche.",
    lines: ["Une question ?", "On décroche."],
    lead: "Un entretien, une image, un chiffre à vérifier : le plus court est d’appeler.",
    telephone: "Appeler le service de presse",
    mail: "Écrire au service de presse",
    prepared: {
      subject: "Demande de presse",
      body: "Bonjour,\n\nMon nom et mon média :\nMon sujet :\nMa date de bouclage :\n\nMerci.",
    },
    hours: {
      heading: "Disponibilité",
      /** Days as JavaScript counts them (0 is Sunday); hours in Lorient's time. */
      slots: [
        { days: [1, 2, 3, 4, 5], from: 9, to: 18, label: "Du lundi au vendredi", value: "9 h – 18 h" },
        {
          days: [6],
          from: 10,
          to: 16,
          label: "Samedi",
          value: "10 h – 16 h, sur rendez-vous",
          appointment: true,
        },
      ],
      emergency: { label: "Urgences", value: "24 h/24" },
      open: (until: number) => `Joignable maintenant, jusqu’à ${until} h (heure de Lorient)`,
      appointment: (until: number) => `Sur rendez-vous aujourd’hui, jusqu’à ${until} h (heure de Lorient)`,
      closed: "Fermé pour l’instant : laissez un message. En cas d’urgence, appelez à toute heure.",
    },
  },
} as const satisfies Page;
