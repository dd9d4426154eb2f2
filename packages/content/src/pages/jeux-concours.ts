import { identity } from "#data/identity";
import { counted } from "../format/numbers.ts";
import { classroom } from "./jeux-concours.classe.ts";
import { files } from "./jeux-concours.files.ts";
import { participate } from "./jeux-concours.participate.ts";
import { photo } from "./jeux-concours.photo.ts";
import { video } from "./jeux-concours.video.ts";
import type { Page } from "./page.schema.ts";

export const jeuxConcours = {
  meta: {
    title: `Jeux & Concours – ${identity.name}`,
    description:
      "Un quiz sur l’océan et la course au large, un concours photo, un défi vidéo : jouez, lisez les règles, découvrez les lots et le calendrier.",
  },
  title: "À vous de jouer.",
  lines: ["À vous", "de jouer."],
  lead: "Un quiz pour prendre la mer au mot, à toute heure. Un concours photo et un défi vidéo, avec leurs règles, leurs lots et leur calendrier.",
  actions: {
    quiz: { label: "Lancer le quiz", path: "#quiz" },
    prizes: { label: "Voir les lots", path: "#lots" },
  },
  photo,
  quiz: {
    heading: "Le quiz de la mer",
    lines: ["Le quiz", "de la mer"],
    levels: {
      heading: "Quatre grades à passer",
      from: (percent: number) => `${percent} % de bonnes réponses et plus`,
      below: (percent: number) => `moins de ${percent} % de bonnes réponses`,
    },
    points: (points: number) => counted(points, "point"),
    noScript:
      "Le quiz a besoin de JavaScript. Sans lui, jouez sur papier : la fiche à imprimer contient toutes les questions et leur corrigé.",
    sheet: (bank: string) => `Fiche « ${bank} »`,
  },
  calendar: { id: "calendrier", heading: "Calendrier du concours" },
  participate,
  figures: { heading: "Les jeux en chiffres" },
  prizes: {
    id: "lots",
    heading: "Ce qu’on gagne à regarder la mer.",
    lines: ["Ce qu’on gagne", "à regarder la mer."],
    winners: (count: number) => counted(count, "gagnant"),
  },
  video,
  files,
  classroom,
} as const satisfies Page;
