import type { Usage } from "../../stories/usage.ts";
import type { DescriptionListProps } from "./DescriptionList.tsx";

export const usage: Usage<DescriptionListProps> = {
  summary:
    "Des termes et ce qu’ils valent, une paire par ligne : les mesures d’un bateau, des heures, des faits.",
  group: "Contenu",
  aliases: [
    "liste de définitions",
    "termes",
    "fiche",
    "caractéristiques",
    "key value",
    "clé valeur",
    "horaires",
  ],
  when: [
    "Des termes et ce qu’ils valent, un couple par ligne : les cotes d’un bateau, des horaires, une fiche.",
  ],
  instead: [
    ["comparer plusieurs choses sur les mêmes points", "DataTable"],
    ["un chiffre à retenir", "Stat"],
    ["des mots-clés sans définition", "TagList"],
  ],
  writing: [
    "Le terme en un à trois mots, sans deux-points.",
    "La valeur avec son unité : « 18,28 m ». Une ligne sans valeur est une ligne à retirer.",
  ],
  accessibility: ["Une `dl` : le terme et sa valeur sont liés pour un lecteur d’écran."],
  props: {
    items: "Les paires, dans l’ordre : `term` et `definition`.",
    layout:
      "`columns` : le terme à côté de sa valeur. `stacked` : sur un téléphone, le terme au-dessus ; pour des phrases, qu’une colonne étroite couperait sans cesse.",
  },
};
