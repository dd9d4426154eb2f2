import { z } from "zod";
import { group, list, paragraph, sentences, words } from "../fields.ts";
import { pageFile } from "./page.schema.ts";
import { anchor, cut, heading, hereLink, lead, lines, link, mail, text } from "./shapes.schema.ts";

export const page = pageFile({
  lines,
  actions: group("Boutons de l’en-tête", {
    quiz: hereLink.meta({ title: "Bouton du quiz" }),
    prizes: hereLink.meta({ title: "Bouton des lots" }),
    classroom: hereLink.meta({ title: "Bouton des enseignants" }),
  }),
  quiz: cut({
    heading,
    lines,
    levels: group("Niveaux", { heading }),
    noScript: sentences("Sans JavaScript"),
  }).meta({ title: "Quiz" }),
  calendar: group("Calendrier", { id: anchor, heading }),
  figures: group("Chiffres", { heading }),
  prizes: cut({
    id: anchor,
    heading,
    lines,
  }).meta({ title: "Lots" }),
  winners: group("Gagnants", {
    id: anchor,
    heading,
    contests: group("Titres des tableaux", {
      photo: words("Tableau du concours photo"),
      video: words("Tableau du défi vidéo"),
    }),
    columns: group("Colonnes", {
      prize: words("Colonne du prix"),
      winner: words("Colonne de la signature"),
      work: words("Colonne de l’œuvre"),
    }),
    invented: paragraph.meta({
      title: "Tant que le site est une démonstration",
      description: "dit que les lauréats sont inventés",
    }),
  }),
});

export const classe = z.strictObject({
  id: anchor,
  heading,
  lead,
  dropped: sentences("Ce que les formats perdent"),
  play: link.meta({ title: "Lien vers le mode classe" }),
  embed: link.meta({ title: "Lien vers les lignes du cadre" }),
  more: link.meta({ title: "Lien vers la page des enseignants" }),
});

export const files = z.strictObject({
  id: anchor,
  rules: words("Lien des règles"),
  open: group("Avant et pendant le concours", { heading, lead }),
  past: group("Après le concours", { heading, lead }),
  noScript: sentences("Sans JavaScript"),
});

export const participate = z.strictObject({
  open: group("Avant et pendant le concours", {
    heading,
    steps: list("Étapes", paragraph),
  }),
  past: group("Après le concours", { heading, steps: list("Étapes", paragraph) }),
});

export const photo = cut({
  id: anchor,
  heading,
  lines,
  upcoming: group("Avant", { text }),
  current: group("Pendant", { text }),
  past: group("Clos", { text }),
  announced: group("Gagnants annoncés", { text }),
  button: words("Texte du bouton"),
  rules: link.meta({ title: "Lien du règlement" }),
  subscribe: hereLink.meta({ title: "Lien de la lettre" }),
  mail: mail.meta({ title: "Courriel" }),
});

export const video = cut({
  id: anchor,
  heading,
  lines,
  period: words("Intitulé de la période"),
  participants: words("Intitulé des participants"),
  minors: sentences("Note sur les mineurs"),
  upcoming: group("Avant", { badge: words("Étiquette"), text }),
  current: group("Pendant", { badge: words("Étiquette"), text }),
  past: group("Clos", { badge: words("Étiquette"), text }),
  announced: group("Gagnants annoncés", { badge: words("Étiquette"), text }),
  button: words("Texte du bouton"),
  send: group("Envoi", { term: words("Intitulé"), by: sentences("Comment envoyer") }),
  rules: link.meta({ title: "Lien du règlement" }),
  subscribe: hereLink.meta({ title: "Lien de la lettre" }),
  mail: mail.meta({ title: "Courriel" }),
});
