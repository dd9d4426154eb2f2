import { z } from "zod";
import { group, sentences, words } from "../fields.ts";
import { textFile } from "./page.schema.ts";
import { anchor, heading, outsideLink, paragraphs, text } from "./shapes.schema.ts";

export const ecoconception = textFile({
  weights: group("Poids des pages", {
    id: anchor,
    heading,
    text,
    pending: sentences("Avant la construction"),
    caption: words("Légende"),
    columns: group("Colonnes du tableau", {
      page: words("Colonne des pages"),
      total: words("Colonne du total"),
      carbon: words("Colonne du CO₂"),
      requests: words("Colonne des requêtes"),
      whole: words("Colonne du total, tous les dessins vus"),
      wholeRequests: words("Colonne des requêtes, tous les dessins vus"),
      html: words("Colonne du texte"),
      scripts: words("Colonne du code"),
      styles: words("Colonne des styles"),
      fonts: words("Colonne des caractères"),
      pictures: words("Colonne des images"),
    }),
    home: words("Nom de l’accueil"),
    notFound: words("Nom de la page introuvable"),
    link: outsideLink.meta({ title: "Lien" }),
  }).describe("Les chiffres sont mesurés quand le site est construit."),
});

export const mentionsLegales = textFile({
  fictitious: group("Tant que le site est une démonstration", {
    links: sentences("Avertissement sur les liens"),
    section: group("Section ajoutée", {
      id: anchor,
      heading,
      paragraphs,
    }),
  }).describe("Ajouté seulement quand « demonstration » vaut true dans data/identity.yaml."),
});

export const textPages = z.strictObject({ contents: words("Intitulé du sommaire") });
