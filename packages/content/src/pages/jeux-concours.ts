import { identity } from "../identity/identity.ts";
import { counted } from "../format/numbers.ts";
import { photo } from "./jeux-concours.photo.ts";
import { video } from "./jeux-concours.video.ts";
import type { Page } from "./page.schema.ts";

export const jeuxConcours = {
  meta: {
    title: `Jeux & Concours – ${identity.name}`,
    description:
      "Un quiz sur l’océan et la course au large, un concours photo, un défi vidéo : participez, lisez les règles, découvrez les lots et le calendrier.",
  },
  title: "À vous de jouer.",
  lines: ["À vous", "de jouer."],
  lead: "Un quiz pour prendre la mer au mot, un concours photo, un défi vidéo. Participer ne coûte rien.",
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
  },
  participate: {
    heading: "Comment participer",
    steps: [
      "Choisissez vos images. Vous en êtes l’auteur, et les personnes que l’on reconnaît sont d’accord.",
      "Écrivez une légende pour chacune.",
      "Vérifiez le format et le poids de chaque fichier.",
      "Envoyez le tout par courriel, avec votre nom et, si vous le souhaitez, votre compte Instagram.",
    ],
  },
  figures: { heading: "Les jeux en chiffres" },
  prizes: {
    id: "lots",
    heading: "Ce qu’on gagne à regarder la mer.",
    lines: ["Ce qu’on gagne", "à regarder la mer."],
    winners: (count: number) => counted(count, "gagnant"),
  },
  video,
  files: {
    id: "verifier",
    heading: "Avant d’envoyer",
    lead: "Choisissez un fichier : votre appareil le regarde et dit ce qui va et ce qui manque. Rien n’est envoyé.",
    rules: "Les règles de la photo",
  },
} as const satisfies Page;

/** The calendar, whose statuses follow the day. */
export const contestCalendar = {
  id: "calendrier",
  heading: "Calendrier du concours",
} as const;
