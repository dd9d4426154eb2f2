import { z } from "zod";
import { group, label, list, sentences, words } from "../fields.ts";
import { pageFile } from "./page.schema.ts";
import { anchor, heading, hereLink, lead, lines, link } from "./shapes.schema.ts";

export const modeClasse = pageFile({
  lines,
  actions: group("Boutons de l’en-tête", {
    start: hereLink.meta({ title: "Bouton des choix" }),
    cards: link.meta({ title: "Bouton des cartes" }),
  }),
  choices: group("Choix de la partie", {
    id: anchor,
    heading,
    lead,
    noScript: sentences("Sans JavaScript"),
  }),
  steps: group("Déroulé", {
    id: anchor,
    heading,
    items: z
      .array(z.strictObject({ title: words("Étape"), text: sentences("Ce que l’on fait") }))
      .length(4)
      .readonly()
      .meta({ title: "Étapes" }),
  }),
  keyboard: group("Touches", { id: anchor, heading, lead }),
});

export const modeClassePlay = z.strictObject({
  label: label.meta({ title: "Nom de l’écran", description: "Lu à qui ne voit pas la page." }),
  teams: words("Choix du nombre d’équipes"),
  noTeams: words("Aucune équipe"),
  whole: words("Toutes les questions"),
  codeHint: sentences("Aide du code"),
  start: words("Bouton de départ"),
  resume: words("Bouton de reprise"),
  forget: words("Bouton d’effacement"),
  erased: sentences("Quand la partie est effacée"),
  kept: sentences("Quand une partie est gardée"),
  lost: sentences("Quand elle ne peut plus être reprise"),
  fullScreen: words("Bouton de plein écran"),
  window: words("Bouton de fin de plein écran"),
  leave: words("Bouton de sortie"),
  shortcuts: words("Réglage des touches"),
  previous: words("Bouton précédent"),
  reveal: words("Bouton qui révèle"),
  next: words("Bouton suivant"),
  finish: words("Bouton de fin"),
  right: words("La bonne réponse"),
  scores: words("Nom de la liste des points"),
  keys: list(
    "Touches",
    z.strictObject({
      key: words("Touche"),
      text: words("Ce qu’elle fait"),
      points: z
        .boolean()
        .optional()
        .meta({ title: "Compte les points", description: "Montrée quand des équipes jouent." }),
    }),
  ),
  over: group("Fin", {
    heading,
    diplomas: words("Lien vers les diplômes"),
    text: sentences("Quand tout est demandé"),
  }),
});
