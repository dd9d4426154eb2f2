import { z } from "zod";
import { group, paragraph, sentences, words } from "../fields.ts";
import { pageFile } from "./page.schema.ts";
import { anchor, cut, download, heading, lead, lines, text } from "./shapes.schema.ts";

export const page = pageFile({
  lines,
  name: words("Nom de la page"),
  regatta: group("Régate", { button: words("Texte du bouton") }),
  alert: group("Fenêtre d’alerte", {
    heading,
    lead,
    file: words("Intitulé du fichier"),
    web: group("Agendas en ligne", { google: words("Google Agenda"), outlook: words("Outlook") }),
    newsletter: sentences("Lien de la lettre"),
    close: words("Bouton de fermeture"),
  }).describe("Celle qu’ouvre un direct à venir."),
  playlists: cut({
    id: anchor,
    heading,
    lines,
    lead,
  }).meta({ title: "Listes de vidéos" }),
  programme: group("Programme", {
    heading,
    text,
    subscribe: words("Texte du bouton"),
    file: download.meta({ title: "Fichier du calendrier" }),
  }),
  video: group("Vidéo", {
    heading,
    watch: words("Bouton de la vidéo"),
    duration: words("Intitulé de la durée"),
  }),
  presenters: group("Présentateurs", { heading, watch: words("Bouton de la vidéo") }).describe(
    "Ceux qui présentent une liste, chacun dans sa fenêtre.",
  ),
});

export const calendar = z.strictObject({
  name: words("Nom du calendrier"),
  description: sentences("Description"),
});

export const lives = z.strictObject({
  id: anchor,
  heading,
  onAir: words("Étiquette d’un direct en cours"),
  button: group("Textes du bouton", { current: words("Pendant le direct"), past: words("Après le direct") }),
  noReplay: paragraph.meta({
    title: "Sans enregistrement",
    description: "À la place du bouton, quand le direct est fini et n’a pas été gardé.",
  }),
  note: sentences("Note"),
});
