// The words of the board of crews.
import { group, list, paragraph, sentences, words } from "../fields.ts";
import { pageFile } from "./page.schema.ts";
import { anchor, copy, heading, link } from "./shapes.schema.ts";

export const jeuxConcoursEquipages = pageFile({
  door: link.meta({ title: "Lien vers le tableau" }),
  noScript: sentences("Sans JavaScript"),
  board: group("Tableau", {
    id: anchor,
    heading,
    sheet: words("Titre de la feuille imprimée"),
    empty: sentences("Tableau vide"),
    play: link.meta({ title: "Lien vers le quiz" }),
    crew: words("Colonne des équipages"),
    score: words("Colonne des réussites"),
    time: words("Colonne des temps"),
    challenge: words("Colonne des défis"),
    accept: words("Lien d’un défi"),
    unnamed: words("Équipage sans nom"),
    untimed: words("Sans limite de temps"),
    announced: sentences("Ce que valent les résultats"),
    carried: sentences("Ce que porte le lien"),
  }),
  copy,
  print: words("Bouton d’impression"),
  noPrint: sentences("Quand rien ne s’imprime"),
  undo: words("Bouton d’annulation"),
  undone: sentences("Après l’annulation"),
  damaged: sentences("Lien abîmé"),
  outdated: sentences("Lien d’une autre version"),
  naming: group("Nommer ou retirer", {
    heading,
    crew: words("Choix de l’équipage"),
    name: words("Champ du nom"),
    hint: sentences("Aide du nom"),
    write: words("Bouton du nom"),
    missing: sentences("Quand le nom manque"),
    tooLong: sentences("Quand le nom est trop long"),
    remove: words("Bouton de retrait"),
  }),
  adding: group("Ajouter", {
    heading,
    links: words("Champ des liens"),
    hint: sentences("Aide des liens"),
    add: words("Bouton"),
    nothing: sentences("Quand il n’y a aucun lien"),
  }),
  use: group("Mode d’emploi", {
    id: anchor,
    heading,
    items: list("Conseils", paragraph),
  }),
});
