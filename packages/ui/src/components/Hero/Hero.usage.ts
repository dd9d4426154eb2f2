import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  group: "Mise en page",
  aliases: ["bannière", "tête de page", "en-tête de page", "banner", "couverture", "ouverture", "une"],
  when: [
    "En tête de chaque page (`split`). L’accueil a la sienne, `cover`, une seule fois dans le site.",
    "Une page qui n’a presque rien à dire : une adresse inconnue, une panne (`full`).",
    "Un écran qui prend toute la page : une question de quiz (`panel`), un résultat (`even`).",
  ],
  instead: [
    ["Une image pleine largeur au milieu d’une page", "MediaSection"],
    ["Une image dans le texte", "Figure"],
  ],
  writing: [
    "Le titre, une ou deux phrases, une ou deux actions dont une seule pleine.",
    "Sur un dessin, trois lignes de titre : au-delà, les mots quittent sa partie calme.",
    "La légende de planche : « Planche I », une phrase, puis les encres.",
    "À côté d’une question ou d’un résultat, l’image accompagne : rien d’utile ne s’y trouve.",
  ],
};
