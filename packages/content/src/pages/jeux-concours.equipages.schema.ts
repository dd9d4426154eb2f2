// The words of the board of crews.
import { z } from "zod";
import { label, paragraph } from "../fields.ts";
import { pageFile } from "./page.schema.ts";
import { anchor, heading, link } from "./shapes.schema.ts";

const words = (title: string) => label.meta({ title });
const said = (title: string) => paragraph.meta({ title });

export const jeuxConcoursEquipages = pageFile({
  door: link.meta({ title: "Lien vers le tableau" }),
  noScript: said("Sans JavaScript"),
  board: z
    .strictObject({
      id: anchor,
      heading,
      sheet: words("Titre de la feuille imprimée"),
      empty: said("Tableau vide"),
      play: link.meta({ title: "Lien vers le quiz" }),
      crew: words("Colonne des équipages"),
      score: words("Colonne des réussites"),
      time: words("Colonne des temps"),
      challenge: words("Colonne des défis"),
      accept: words("Lien d’un défi"),
      unnamed: words("Équipage sans nom"),
      untimed: words("Sans limite de temps"),
      announced: said("Ce que valent les résultats"),
      carried: said("Ce que porte le lien"),
    })
    .meta({ title: "Tableau" }),
  copy: z
    .strictObject({
      label: words("Bouton"),
      copied: words("Lien copié"),
      refused: words("Copie refusée"),
      field: words("Nom du lien"),
    })
    .meta({ title: "Copie" }),
  print: words("Bouton d’impression"),
  noPrint: said("Quand rien ne s’imprime"),
  undo: words("Bouton d’annulation"),
  undone: said("Après l’annulation"),
  damaged: said("Lien abîmé"),
  outdated: said("Lien d’une autre version"),
  naming: z
    .strictObject({
      heading,
      crew: words("Choix de l’équipage"),
      name: words("Champ du nom"),
      hint: said("Aide du nom"),
      write: words("Bouton du nom"),
      missing: said("Quand le nom manque"),
      tooLong: said("Quand le nom est trop long"),
      remove: words("Bouton de retrait"),
    })
    .meta({ title: "Nommer ou retirer" }),
  adding: z
    .strictObject({
      heading,
      links: words("Champ des liens"),
      hint: said("Aide des liens"),
      add: words("Bouton"),
      nothing: said("Quand il n’y a aucun lien"),
    })
    .meta({ title: "Ajouter" }),
  use: z
    .strictObject({
      id: anchor,
      heading,
      items: z.array(paragraph).min(1).readonly().meta({ title: "Conseils" }),
    })
    .meta({ title: "Mode d’emploi" }),
});
