import { identity } from "../identity/identity.ts";
import type { Page } from "./page.schema.ts";
import { counted } from "../format/numbers.ts";
import { livesWords } from "./videos.lives.ts";
import { presentersWords } from "./videos.windows.ts";

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
  partners: presentersWords,
} as const satisfies Page;
