import { z } from "zod";
import { label, paragraph } from "../fields.ts";
import { anchor, heading, text } from "./shapes.schema.ts";

export const jeuxConcoursPlay = z.strictObject({
  back: label.meta({ title: "Bouton de retour" }),
  resumed: paragraph.meta({ title: "Partie reprise" }),
  progress: label.meta({ title: "Intitulé de la progression" }),
  timer: label.meta({ title: "Intitulé du chronomètre" }),
  unlimited: label.meta({ title: "Sans limite de temps" }),
  previous: label.meta({ title: "Bouton précédent" }),
  next: label.meta({ title: "Bouton suivant" }),
  finish: label.meta({ title: "Bouton de fin" }),
  pause: label.meta({ title: "Bouton de pause" }),
  resume: label.meta({ title: "Bouton de reprise" }),
  restartClock: label.meta({ title: "Bouton du chronomètre" }),
  paused: z
    .strictObject({
      heading,
      text,
    })
    .meta({ title: "Pendant la pause" }),
});

export const jeuxConcoursQuiz = z.strictObject({
  id: anchor,
  bank: label.meta({ title: "Intitulé des banques" }),
  format: label.meta({ title: "Intitulé des formats" }),
  time: z
    .strictObject({
      legend: label.meta({ title: "Intitulé du temps" }),
      unlimited: label.meta({ title: "Sans limite de temps" }),
    })
    .meta({ title: "Temps" }),
  start: label.meta({ title: "Bouton de départ" }),
  failed: paragraph.meta({ title: "En cas d’échec" }),
  challenge: z
    .strictObject({
      id: anchor,
      start: label.meta({ title: "Bouton du défi" }),
      refuse: label.meta({ title: "Bouton de refus" }),
      resume: label.meta({ title: "Bouton de reprise" }),
      damaged: paragraph.meta({ title: "Lien abîmé" }),
    })
    .meta({ title: "Défi" }),
});

export const jeuxConcoursResults = z.strictObject({
  title: paragraph.meta({ title: "Titre" }),
  percentLabel: label.meta({ title: "Intitulé du pourcentage" }),
  level: label.meta({ title: "Intitulé du niveau" }),
  plate: label.meta({ title: "Intitulé de la planche" }),
  again: label.meta({ title: "Bouton de revanche" }),
  next: z
    .strictObject({
      heading,
      lead: paragraph.meta({ title: "Ce qu’on peut jouer ensuite" }),
    })
    .meta({ title: "Et maintenant" }),
  send: z
    .strictObject({
      heading,
      share: paragraph.meta({ title: "Ce que fait Partager" }),
      picture: label.meta({ title: "Bouton de l’image" }),
      failed: paragraph.meta({ title: "Quand l’image manque" }),
    })
    .meta({ title: "Montrer son résultat" }),
  diploma: label.meta({ title: "Lien vers le diplôme" }),
  crew: label.meta({ title: "Lien vers le tableau des équipages" }),
  timeUp: paragraph.meta({ title: "Temps écoulé" }),
  categories: label.meta({ title: "Intitulé par catégorie" }),
  share: label.meta({ title: "Bouton de partage" }),
  breakdown: z
    .strictObject({
      heading,
      yours: label.meta({ title: "Votre réponse" }),
      unanswered: label.meta({ title: "Question sans réponse" }),
      right: label.meta({ title: "La bonne réponse" }),
      correct: label.meta({ title: "Bonne réponse" }),
      wrong: label.meta({ title: "Mauvaise réponse" }),
      source: label.meta({ title: "Intitulé de la source" }),
      unexplained: paragraph.meta({
        title: "Explications absentes",
        description: "Quand elles n’ont pas pu se charger.",
      }),
      retry: label.meta({ title: "Bouton pour réessayer" }),
    })
    .meta({ title: "Réponses en détail" }),
  restart: label.meta({ title: "Bouton pour recommencer" }),
  challenge: z
    .strictObject({
      label: label.meta({ title: "Texte du bouton" }),
      hint: paragraph.meta({ title: "Aide" }),
      copied: paragraph.meta({ title: "Après la copie" }),
      field: label.meta({ title: "Intitulé du lien" }),
    })
    .meta({ title: "Défi" }),
  shared: z
    .strictObject({
      copied: paragraph.meta({ title: "Après la copie" }),
      failed: paragraph.meta({ title: "En cas d’échec" }),
      field: label.meta({ title: "Intitulé du texte" }),
      instead: paragraph.meta({ title: "Quand l’appareil refuse de partager" }),
      file: label.meta({ title: "Nom du fichier de l’image", description: "il finit par .png" }),
    })
    .meta({ title: "Partage" }),
});

export const jeuxConcoursRecords = z.strictObject({
  heading,
  again: label.meta({ title: "Bouton de revanche" }),
  review: label.meta({ title: "Bouton des réponses" }),
  erase: label.meta({ title: "Bouton d’effacement" }),
  erased: paragraph.meta({ title: "Après l’effacement" }),
});
