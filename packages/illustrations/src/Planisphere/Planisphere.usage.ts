import type { Usage } from "@sillages/ui/stories";

export const usage: Usage = {
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
};
