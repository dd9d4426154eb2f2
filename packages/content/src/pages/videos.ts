import { identity } from "../identity/identity.ts";
import type { Page } from "./page.schema.ts";
import { counted } from "../format/numbers.ts";

export const videosPage = {
  meta: {
    title: `Vidéos et directs – ${identity.name}`,
    description:
      "Les directs du tour d’Europe et de la transatlantique, les vidéos rangées par thème, et une alerte à mettre dans votre agenda avant le lancement.",
  },
  title: "Silence, on navigue.",
  lines: ["Silence,", "on navigue."],
  lead: "Les directs, et les vidéos par thème. Pour ne pas manquer le lancement, ajoutez-le à votre agenda ou remplissez le formulaire d’alerte.",
  name: "Vidéos et directs",
  regatta: {
    id: "regate-virtuelle",
    button: "Prendre le départ",
    with: (name: string) => `avec ${name}`,
  },
  lives: {
    id: "directs",
    heading: "Les directs",
    lead: "À chaque route son direct. La carte dit où l’on en est.",
    period: "Période",
    location: "Zone",
    states: {
      upcoming: { badge: "Prochainement", button: "M’alerter du lancement" },
      current: { badge: "En direct", button: "Suivre le direct" },
      past: { badge: "Terminé", button: "Revoir" },
    },
    /** In place of the button, once the live is over and was not kept. */
    noReplay: "Le direct est terminé. Il n’a pas d’enregistrement.",
    note: "Le direct de la transatlantique s’arrête avant le retour des bateaux : l’expédition, elle, continue.",
  },
  alert: {
    heading: "M’alerter du lancement",
    lead: "Nous connaissons le mois, pas encore le jour. Ajoutez la période à votre agenda : un rappel sonnera sept jours avant qu’elle ne commence.",
    calendars: "Dans mon agenda",
    file: "Fichier calendrier (.ics)",
    fileHint: "Il s’ouvre dans l’agenda de votre ordinateur ou de votre téléphone.",
    web: { google: "Google Agenda", outlook: "Outlook" },
    newsletter: "Par courriel",
    newsletterLead: "Le journal de bord annonce chaque direct. Remplissez ce formulaire pour le recevoir.",
    close: "Fermer la fenêtre d’alerte",
    event: {
      summary: (title: string) => `${title} (période)`,
      description: (url: string) =>
        `Le direct commence pendant cette période. Le jour sera annoncé sur ${url}`,
      reminder: (title: string) => `Dans une semaine : ${title}`,
    },
  },
  playlists: {
    id: "listes",
    heading: "Des bobines à dérouler",
    lines: ["Des bobines", "à dérouler"],
    lead: "Les vidéos sont rangées par thème et s’ouvrent hors du site : rien ne se charge tant que vous n’avez pas choisi.",
    count: (count: number) => counted(count, "vidéo"),
    empty: "La caméra tourne encore : rien à voir pour l’instant.",
    partner: (name: string) => `En savoir plus sur ${name}`,
  },
  video: {
    watch: "Regarder la vidéo",
    duration: "Durée",
    audience: "Audience",
    views: (views: string) => `${views} vues`,
  },
  partners: {
    heading: "Ils ouvrent les salles et les classes.",
    presents: (playlist: string) => `Présente la liste « ${playlist} »`,
    close: "Fermer",
  },
} as const satisfies Page;
