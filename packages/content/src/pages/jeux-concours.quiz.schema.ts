import { z } from "zod";
import { group, label, paragraph, sentences, words } from "../fields.ts";
import { anchor, heading, text } from "./shapes.schema.ts";

export const play = z.strictObject({
  back: words("Bouton de retour"),
  resumed: sentences("Partie reprise"),
  progress: words("Intitulé de la progression"),
  timer: words("Intitulé du chronomètre"),
  unlimited: words("Sans limite de temps"),
  previous: words("Bouton précédent"),
  next: words("Bouton suivant"),
  finish: words("Bouton de fin"),
  pause: words("Bouton de pause"),
  resume: words("Bouton de reprise"),
  restartClock: words("Bouton du chronomètre"),
  paused: group("Pendant la pause", { heading, text }),
});

export const quiz = z.strictObject({
  id: anchor,
  bank: words("Intitulé des banques"),
  format: words("Intitulé des formats"),
  time: group("Temps", { legend: words("Intitulé du temps"), unlimited: words("Sans limite de temps") }),
  start: words("Bouton de départ"),
  failed: sentences("En cas d’échec"),
  challenge: group("Défi", {
    id: anchor,
    start: words("Bouton du défi"),
    refuse: words("Bouton de refus"),
    resume: words("Bouton de reprise"),
    damaged: sentences("Lien abîmé"),
  }),
});

export const results = z.strictObject({
  title: sentences("Titre"),
  percentLabel: words("Intitulé du pourcentage"),
  level: words("Intitulé du niveau"),
  plate: words("Intitulé de la planche"),
  again: words("Bouton de revanche"),
  next: group("Et maintenant", { heading, lead: sentences("Ce qu’on peut jouer ensuite") }),
  send: group("Montrer son résultat", {
    heading,
    share: sentences("Ce que fait Partager"),
    picture: words("Bouton de l’image"),
    failed: sentences("Quand l’image manque"),
  }),
  diploma: words("Lien vers le diplôme"),
  crew: words("Lien vers le tableau des équipages"),
  timeUp: sentences("Temps écoulé"),
  categories: words("Intitulé par catégorie"),
  share: words("Bouton de partage"),
  breakdown: group("Réponses en détail", {
    heading,
    yours: words("Votre réponse"),
    unanswered: words("Question sans réponse"),
    right: words("La bonne réponse"),
    correct: words("Bonne réponse"),
    wrong: words("Mauvaise réponse"),
    source: words("Intitulé de la source"),
    unexplained: paragraph.meta({
      title: "Explications absentes",
      description: "Quand elles n’ont pas pu se charger.",
    }),
    retry: words("Bouton pour réessayer"),
  }),
  restart: words("Bouton pour recommencer"),
  challenge: group("Défi", {
    label: words("Texte du bouton"),
    hint: sentences("Aide"),
    copied: sentences("Après la copie"),
    field: words("Intitulé du lien"),
  }),
  shared: group("Partage", {
    copied: sentences("Après la copie"),
    failed: sentences("En cas d’échec"),
    field: words("Intitulé du texte"),
    instead: sentences("Quand l’appareil refuse de partager"),
    file: label.meta({ title: "Nom du fichier de l’image", description: "il finit par .png" }),
  }),
});

export const records = z.strictObject({
  heading,
  again: words("Bouton de revanche"),
  review: words("Bouton des réponses"),
  erase: words("Bouton d’effacement"),
  erased: sentences("Après l’effacement"),
});
