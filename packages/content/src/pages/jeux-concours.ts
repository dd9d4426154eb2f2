import { figures } from "../figures/figures.ts";
import { identity } from "../identity/identity.ts";
import { quiz } from "./jeux-concours.quiz.ts";
import { video } from "./jeux-concours.video.ts";
import type { Page } from "./page.schema.ts";
import { counted } from "../format/numbers.ts";

export const jeuxConcours = {
  meta: {
    title: `Jeux & Concours – ${identity.name}`,
    description:
      "Un quiz sur l’océan et la course au large, un concours photo, un défi vidéo : participez, lisez les règles, découvrez les lots et le calendrier.",
  },
  title: "À vous de jouer.",
  lines: ["À vous", "de jouer."],
  lead: "Un quiz pour prendre la mer au mot, un concours photo, un défi vidéo. Participer ne coûte rien.",
  name: "Jeux & Concours",
  actions: {
    start: { label: "Démarrer le quiz" },
    prizes: { label: "Voir les lots", path: "/jeux-concours#lots" },
  },
  photo: {
    id: "concours-photo",
    heading: "Concours photo",
    lines: ["Concours", "photo"],
    theme: "Thème",
    states: {
      upcoming: {
        badge: "À venir",
        text: "Le concours n’est pas encore ouvert. Préparez vos images : elles partiront par courriel.",
      },
      current: { badge: "En cours", text: "Le concours est ouvert. Envoyez vos images par courriel." },
      past: {
        badge: "Concours clos",
        text: "Les envois sont terminés. Le journal de bord annoncera le prochain.",
      },
    },
    participate: "Participer au concours photo",
    subscribe: "S’abonner au journal de bord",
  },
  quiz,
  calendar: {
    heading: "Calendrier du concours",
    lead: "On ouvre, on ferme, on annonce.",
  },
  participate: {
    id: "participer",
    heading: "Comment participer",
    lead: "Tout se passe par courriel, sans compte et sans achat.",
    steps: [
      "Choisissez vos images. Vous en êtes l’auteur, et les personnes que l’on reconnaît sont d’accord.",
      "Écrivez une légende pour chacune.",
      "Envoyez le tout par courriel, avec votre nom et, si vous le souhaitez, votre compte Instagram.",
    ],
    rules: "Le règlement",
    formats: "Formats acceptés",
    button: "Envoyer mes photos",
    mail: {
      subject: "Concours photo : ma participation",
      body: `Bonjour,\n\nJe participe au concours photo.\n\nMon nom :\nMes légendes (${figures.photoCaptionCharacters} caractères au plus chacune) :\nMon compte Instagram (facultatif) :\n\nJe joins mes images en JPG ou PNG, ${figures.photoMegabytes} Mo au plus chacune. J’en suis l’auteur et les personnes que l’on reconnaît sont d’accord.\n\nMerci.`,
    },
    closed: {
      heading: "Concours clos",
      text: "Les règles, les lots et le calendrier restent affichés. Pour le prochain, suivez le journal de bord.",
    },
  },
  figures: { heading: "Les jeux en chiffres" },
  prizes: {
    id: "lots",
    heading: "Ce qu’on gagne à regarder la mer.",
    lines: ["Ce qu’on gagne", "à regarder la mer."],
    lead: "Une somme, une affiche, un titre, de la visibilité : les lots du concours photo.",
    value: "Valeur",
    details: "Le détail",
    rarity: "Rareté",
    winners: (count: number) => counted(count, "gagnant"),
  },
  video,
} as const satisfies Page;
