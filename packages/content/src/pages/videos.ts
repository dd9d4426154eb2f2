import { identity } from "#data/identity";
import type { Page } from "./page.schema.ts";
import { counted } from "../format/numbers.ts";

/** The words of the live broadcasts. The calendars lead there too. */
export const livesWords = {
  id: "directs",
  heading: "Les directs",
  facts: (title: string) => `${title} en chiffres`,
  /** Its badge while it lasts; before and after, the status is computed from its months. */
  onAir: "En direct",
  button: { current: "Suivre le direct", past: "Revoir" },
  /** In place of the button, once the live is over and was not kept. */
  noReplay: "Le direct est terminé. Il n’a pas d’enregistrement.",
  note: "Le direct de la transatlantique s’arrête avant le retour des bateaux : l’expédition, elle, continue.",
} as const;

export const videosPage = {
  meta: {
    title: `Vidéos et directs – ${identity.name}`,
    description:
      "Les directs du tour d’Europe et de la transatlantique, les vidéos rangées par thème, et une alerte à mettre dans votre agenda avant le lancement.",
  },
  title: "Silence, on navigue.",
  lines: ["Silence,", "on navigue."],
  lead: "Les directs, et les vidéos par thème. Pour ne manquer aucun lancement, mettez le programme dans votre agenda ou remplissez le formulaire du journal de bord.",
  name: "Vidéos et directs",
  regatta: {
    button: "Prendre le départ",
  },
  lives: livesWords,
  /** The window that a live to come opens. */
  alert: {
    heading: "M’alerter du lancement",
    lead: "Nous connaissons le mois, pas encore le jour. Ajoutez la période à votre agenda : un rappel sonnera sept jours avant qu’elle ne commence.",
    file: "Fichier calendrier (.ics)",
    fileFormat: "ICS, 1 ko",
    web: { google: "Google Agenda", outlook: "Outlook" },
    newsletter: "Ou par courriel : le journal de bord annonce chaque direct.",
    close: "Fermer la fenêtre d’alerte",
  },
  playlists: {
    id: "listes",
    heading: "Des bobines à dérouler",
    lines: ["Des bobines", "à dérouler"],
    lead: "Les vidéos sont rangées par thème et s’ouvrent hors du site : rien ne se charge tant que vous n’avez pas choisi.",
    count: (count: number) => counted(count, "vidéo"),
    empty: "La caméra tourne encore : rien à voir pour l’instant.",
  },
  programme: {
    heading: "Tout le programme dans votre agenda",
    text: "Étapes, concours, directs, rendez-vous de la presse : abonnez-vous, et votre agenda suit les dates quand elles changent.",
    subscribe: "S’abonner au calendrier",
    file: { label: "Télécharger le calendrier", path: "/calendrier.ics", format: "ICS, 6 ko" },
  },
  video: {
    heading: "À regarder maintenant",
    watch: "Regarder la vidéo",
    duration: "Durée",
    audience: "Audience",
    views: (views: string) => `${views} vues`,
  },
  /** Those who present a playlist, each with a window. */
  presenters: {
    heading: "Ils ouvrent les salles et les classes.",
    more: (name: string) => `En savoir plus sur ${name}`,
    presents: (playlist: string) => `Présente la liste « ${playlist} ».`,
    watch: "Regarder la vidéo",
  },
} as const satisfies Page;
