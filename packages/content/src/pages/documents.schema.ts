import { z } from "zod";
import { externalUrl, label, paragraph } from "../fields.ts";
import { pageFile } from "./page.schema.ts";
import { anchor, heading, lead, link } from "./shapes.schema.ts";

export const dossier = pageFile({
  printHint: paragraph.meta({ title: "Conseil d’impression" }),
  back: link.meta({ title: "Lien de retour" }),
  contents: label.meta({ title: "Intitulé du sommaire" }),
  about: z
    .strictObject({
      id: anchor,
      heading,
      restoring: paragraph.meta({ title: "L’association, pendant le chantier" }),
      restored: paragraph.meta({ title: "L’association, après le chantier" }),
      together: paragraph.meta({ title: "Qui y travaille" }),
      togetherAfter: paragraph.meta({ title: "Qui y a travaillé, après le retour" }),
    })
    .meta({ title: "Qui sommes-nous" }),
  figures: z
    .strictObject({
      id: anchor,
      heading,
      countries: label.meta({ title: "Pays d’Amérique latine" }),
      months: label.meta({ title: "Mois" }),
      distance: label.meta({ title: "Distance" }),
      goals: label.meta({ title: "Objectifs" }),
    })
    .meta({ title: "Chiffres" }),
  boats: z.strictObject({ heading }).meta({ title: "Bateaux" }),
  road: z
    .strictObject({
      id: anchor,
      heading,
      lead,
    })
    .meta({ title: "Route" }),
  goals: z
    .strictObject({
      id: anchor,
      heading,
    })
    .meta({ title: "Objectifs de développement durable" }),
  team: z
    .strictObject({
      id: anchor,
      heading,
    })
    .meta({ title: "Équipe" }),
  opportunities: z
    .strictObject({
      id: anchor,
      heading,
      link: link.meta({ title: "Lien" }),
    })
    .meta({ title: "Espaces sur les voiles" }),
  aboard: z
    .strictObject({
      id: anchor,
      heading,
      headingAfter: heading.meta({ title: "Titre, après le retour" }),
      lead,
    })
    .meta({ title: "Partenaires déjà à bord" }),
  benefits: z
    .strictObject({
      id: anchor,
      heading,
      lead,
      leadClosed: lead.meta({ title: "Chapô, après la dernière escale" }),
    })
    .meta({ title: "Contreparties" }),
  contact: z
    .strictObject({
      id: anchor,
      heading,
      mail: label.meta({ title: "Intitulé du courriel" }),
      telephone: label.meta({ title: "Intitulé du téléphone" }),
      address: label.meta({ title: "Intitulé de l’adresse" }),
      site: label.meta({ title: "Intitulé du site" }),
    })
    .meta({ title: "Contact" }),
  running: label.meta({ title: "Pied de chaque page imprimée" }),
});

export const escales = pageFile({
  back: link.meta({ title: "Lien de retour" }),
  flags: paragraph.meta({ title: "Ce que sont les pavillons" }),
  followLog: z.boolean().meta({
    title: "Suivre le journal",
    description:
      "Mener de l’escale à la page du journal qui y est écrite, et la dire faite dès ce jour-là. Sans page, elle est faite une fois son mois passé.",
  }),
  done: label.meta({ title: "D’une escale faite" }),
  charts: z
    .strictObject({
      europe: paragraph.meta({
        title: "Description de la carte d’Europe",
        description: "Dite à qui ne la voit pas.",
      }),
      "amerique-latine": paragraph.meta({
        title: "Description de la carte de l’Atlantique",
        description: "Dite à qui ne la voit pas.",
      }),
    })
    .meta({ title: "Cartes" }),
  table: z
    .strictObject({
      heading,
      open: label.meta({ title: "Pour déplier" }),
      close: label.meta({ title: "Pour replier" }),
    })
    .meta({ title: "Tableaux" }),
  columns: z
    .strictObject({
      port: label.meta({ title: "Colonne des escales" }),
      month: label.meta({ title: "Colonne du mois" }),
      position: label.meta({ title: "Colonne de la position" }),
      leg: label.meta({ title: "Colonne du chemin" }),
    })
    .meta({ title: "Colonnes du tableau" }),
});

export const quizSheet = z.strictObject({
  hint: paragraph.meta({ title: "Aide" }),
  fields: z.array(label).min(1).meta({ title: "Lignes à remplir" }),
  key: z
    .strictObject({
      id: anchor,
      heading,
      columns: z
        .strictObject({
          place: label.meta({ title: "Colonne du numéro" }),
          answer: label.meta({ title: "Colonne des réponses" }),
          explanation: label.meta({ title: "Colonne des explications" }),
          source: label.meta({ title: "Colonne de la source" }),
        })
        .meta({ title: "Colonnes du tableau" }),
    })
    .meta({ title: "Corrigé" }),
  licence: z
    .strictObject({
      text: paragraph.meta({ title: "Ce que l’on peut faire des questions" }),
      name: label.meta({ title: "Nom de la licence" }),
      url: externalUrl.meta({ title: "Adresse de la licence" }),
    })
    .meta({ title: "Licence" }),
  back: link.meta({ title: "Lien de retour" }),
});

export const revueDePresse = pageFile({
  back: link.meta({ title: "Lien de retour" }),
});

const printed = {
  back: link.meta({ title: "Lien de retour" }),
  running: label.meta({ title: "Pied de chaque page imprimée" }),
};

export const dossierDePresse = pageFile({
  ...printed,
  presentations: z.strictObject({ id: anchor, heading }).meta({ title: "Présentations" }),
  facts: z
    .strictObject({
      id: anchor,
      heading,
      roadNote: paragraph.meta({ title: "Précision sur la route" }),
    })
    .meta({ title: "Faits" }),
  people: z
    .strictObject({ id: anchor, heading, office: label.meta({ title: "Intitulé du service de presse" }) })
    .meta({ title: "Interlocuteurs" }),
  quotes: z
    .strictObject({ id: anchor, heading, none: paragraph.meta({ title: "Sans citation" }) })
    .meta({ title: "Citations" }),
  pictures: z
    .strictObject({ id: anchor, heading, download: paragraph.meta({ title: "Où sont les fichiers" }) })
    .meta({ title: "Illustrations" }),
  logos: z.strictObject({ id: anchor, heading }).meta({ title: "Logos" }),
});

export const fichePresse = pageFile(printed);
