import { figures } from "#data/figures";
import { monthInWords } from "../format/months.ts";
import type { YearMonth } from "../fields.ts";

/** The banner of the photo contest; its rules, its prizes and its months are entities of `contest/` and `prizes/`. */
export const photo = {
  id: "concours-photo",
  heading: "La mer, source de vie et d’inspiration",
  lines: ["La mer, source", "de vie et d’inspiration"],
  upcoming: {
    badge: (opening: YearMonth) => `Concours photo, dès ${monthInWords(opening)}`,
    text: "Le concours n’est pas encore ouvert. Préparez vos images : elles partiront par courriel.",
  },
  current: {
    badge: (_opening: YearMonth, closing: YearMonth) => `Concours photo, jusqu’en ${monthInWords(closing)}`,
    text: "Le concours est ouvert. Envoyez vos images par courriel.",
  },
  past: {
    badge: () => "Concours clos",
    text: "Les envois sont terminés. Les règles, les lots et le calendrier restent affichés ; le journal de bord annoncera le prochain.",
  },
  participate: "Participer au concours photo",
  rules: { label: "Lire le règlement", path: "/reglement" },
  subscribe: { label: "S’abonner au journal de bord", path: "#contact" },
  mail: {
    subject: "Concours photo : ma participation",
    body: `Bonjour,\n\nJe participe au concours photo et j’en accepte le règlement.\n\nMon nom :\nMes légendes (${figures.photoCaptionCharacters} caractères au plus chacune) :\nMon compte Instagram (facultatif) :\n\nJe joins mes images en JPG ou PNG, ${figures.photoMegabytes} Mo au plus chacune. J’en suis l’auteur, aucune intelligence artificielle ne les a produites et les personnes que l’on reconnaît sont d’accord.\n\nMerci.`,
  },
} as const;
