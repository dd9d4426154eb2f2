import { z } from "zod";
import { label, paragraph } from "../fields.ts";
import { pageFile } from "./page.schema.ts";
import { anchor, heading, hereLink, lead, lines, link } from "./shapes.schema.ts";

export const modeClasse = pageFile({
  lines,
  actions: z
    .strictObject({
      start: hereLink.meta({ title: "Bouton des choix" }),
      cards: link.meta({ title: "Bouton des cartes" }),
    })
    .meta({ title: "Boutons de l’en-tête" }),
  choices: z
    .strictObject({
      id: anchor,
      heading,
      lead,
      noScript: paragraph.meta({ title: "Sans JavaScript" }),
    })
    .meta({ title: "Choix de la partie" }),
  steps: z
    .strictObject({
      id: anchor,
      heading,
      items: z
        .array(
          z.strictObject({
            title: label.meta({ title: "Étape" }),
            text: paragraph.meta({ title: "Ce que l’on fait" }),
          }),
        )
        .length(4)
        .readonly()
        .meta({ title: "Étapes" }),
    })
    .meta({ title: "Déroulé" }),
  keyboard: z.strictObject({ id: anchor, heading, lead }).meta({ title: "Touches" }),
});

export const modeClassePlay = z.strictObject({
  label: label.meta({ title: "Nom de l’écran", description: "Lu à qui ne voit pas la page." }),
  teams: label.meta({ title: "Choix du nombre d’équipes" }),
  noTeams: label.meta({ title: "Aucune équipe" }),
  whole: label.meta({ title: "Toutes les questions" }),
  codeHint: paragraph.meta({ title: "Aide du code" }),
  start: label.meta({ title: "Bouton de départ" }),
  resume: label.meta({ title: "Bouton de reprise" }),
  forget: label.meta({ title: "Bouton d’effacement" }),
  erased: paragraph.meta({ title: "Quand la partie est effacée" }),
  kept: paragraph.meta({ title: "Quand une partie est gardée" }),
  lost: paragraph.meta({ title: "Quand elle ne peut plus être reprise" }),
  fullScreen: label.meta({ title: "Bouton de plein écran" }),
  window: label.meta({ title: "Bouton de fin de plein écran" }),
  leave: label.meta({ title: "Bouton de sortie" }),
  shortcuts: label.meta({ title: "Réglage des touches" }),
  previous: label.meta({ title: "Bouton précédent" }),
  reveal: label.meta({ title: "Bouton qui révèle" }),
  next: label.meta({ title: "Bouton suivant" }),
  finish: label.meta({ title: "Bouton de fin" }),
  right: label.meta({ title: "La bonne réponse" }),
  scores: label.meta({ title: "Nom de la liste des points" }),
  keys: z
    .array(
      z.strictObject({
        key: label.meta({ title: "Touche" }),
        text: label.meta({ title: "Ce qu’elle fait" }),
      }),
    )
    .min(1)
    .readonly()
    .meta({ title: "Touches" }),
  over: z
    .strictObject({
      heading,
      diplomas: label.meta({ title: "Lien vers les diplômes" }),
      text: paragraph.meta({ title: "Quand tout est demandé" }),
    })
    .meta({ title: "Fin" }),
});
