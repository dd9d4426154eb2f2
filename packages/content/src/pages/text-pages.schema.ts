import { z } from "zod";
import { label, paragraph } from "../fields.ts";
import { textFile } from "./page.schema.ts";
import { anchor, heading, outsideLink, paragraphs, text } from "./shapes.schema.ts";

export const accessibilite = textFile();

export const confidentialite = textFile();

export const ecoconception = textFile({
  weights: z
    .strictObject({
      id: anchor,
      heading,
      text,
      pending: paragraph.meta({ title: "Avant la construction" }),
      caption: label.meta({ title: "Légende" }),
      columns: z
        .strictObject({
          page: label.meta({ title: "Colonne des pages" }),
          total: label.meta({ title: "Colonne du total" }),
          carbon: label.meta({ title: "Colonne du CO₂" }),
          requests: label.meta({ title: "Colonne des requêtes" }),
          whole: label.meta({ title: "Colonne du total, tous les dessins vus" }),
          wholeRequests: label.meta({ title: "Colonne des requêtes, tous les dessins vus" }),
          html: label.meta({ title: "Colonne du texte" }),
          scripts: label.meta({ title: "Colonne du code" }),
          styles: label.meta({ title: "Colonne des styles" }),
          fonts: label.meta({ title: "Colonne des caractères" }),
          pictures: label.meta({ title: "Colonne des images" }),
        })
        .meta({ title: "Colonnes du tableau" }),
      home: label.meta({ title: "Nom de l’accueil" }),
      notFound: label.meta({ title: "Nom de la page introuvable" }),
      link: outsideLink.meta({ title: "Lien" }),
    })
    .meta({
      title: "Poids des pages",
      description: "Les chiffres sont mesurés quand le site est construit.",
    }),
});

export const mentionsLegales = textFile({
  fictitious: z
    .strictObject({
      links: paragraph.meta({ title: "Avertissement sur les liens" }),
      section: z
        .strictObject({
          id: anchor,
          heading,
          paragraphs,
        })
        .meta({ title: "Section ajoutée" }),
    })
    .meta({
      title: "Tant que le site est une démonstration",
      description: "Ajouté seulement quand « demonstration » vaut true dans data/identity.yaml.",
    }),
});

export const reglement = textFile();

export const textPages = z.strictObject({
  contents: label.meta({ title: "Intitulé du sommaire" }),
});
