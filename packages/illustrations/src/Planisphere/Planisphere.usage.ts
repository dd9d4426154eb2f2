import type { Usage } from "@sillages/ui/stories";
import type { PlanisphereProps } from "./Planisphere.tsx";

export const usage: Usage<PlanisphereProps> = {
  summary:
    "Un monde et, dans un hublot, l’Europe : les étapes d’un voyage. Immobile ; dans une `StageMap`, l’étape choisie trace sa route en deux sillages, les autres attendent en tirets, et une pression en choisit une.",
  aliases: ["carte", "carte du monde", "mappemonde", "map", "world map", "itinéraire", "route", "escales"],
  when: [
    "Un voyage en étapes, à choisir sur la carte ou par les tuiles : l’une et les autres disent la même chose.",
    "Une seule étape est choisie ; ses deux sillages se tracent, les autres attendent en pointillé.",
  ],
  instead: [
    ["des dates dans l’ordre", "Timeline"],
    ["des étapes avec affiche et récit", "StageTabs"],
    ["un lieu seul", "une phrase, et un lien vers une carte"],
  ],
  keyboard: [
    ["Tab", "entre dans les tuiles, sur l’étape choisie, puis en sort ; la carte ne prend pas le focus"],
    ["Flèches", "passent d’une étape à l’autre et la choisissent"],
  ],
  writing: [
    "La carte est décrite en une phrase : ce que l’on y voit, d’où à où.",
    "Chaque étape a ses mots, dits quand la carte la montre : « Carte : la route des Tours d’Europe ».",
    "La légende nomme chaque encre : « Escales », « 12 pays d’Amérique latine ».",
  ],
  accessibility: [
    "La carte est une image décrite en une phrase ; les tuiles disent la même chose et se choisissent au clavier.",
  ],
  props: {
    label: "Ce que montre la carte, pour qui ne la voit pas.",
    insetLabel: "Ce que montre le hublot.",
    stages: "Six étapes au plus, dans l’ordre où la `StageMap` qui l’entoure les compte.",
    home: "Le port d’attache : son nom et sa position.",
    countries: "Les pays encrés, par groupe.",
    portsLabel: "Ce que sont les points, dans la légende : « Escales ».",
    names: "Les noms posés sur le monde, chacun du côté qui laisse les routes libres.",
    insetNames: "Les noms posés dans le hublot.",
    shapes:
      "L’adresse du fichier que `drawShapes` (`@sillages/illustrations/map`) a écrit de ces étapes et de ces pays : la page ne porte alors aucun de leurs tracés. Sans elle, la page porte les routes et les escales.",
    layers: "Ce qui se pose sur chaque cadre : un `SailedRoad`, la route déjà faite.",
  },
};
