import { z } from "zod";
import { group, label, list, paragraph, sentences, words } from "../fields.ts";
import { pageFile } from "./page.schema.ts";
import { anchor, heading, lines, link, pagePath } from "./shapes.schema.ts";

export const horsLigne = pageFile({
  lines,
  kept: group("Pages gardées", {
    retry: words("Bouton pour réessayer"),
    heading,
    none: sentences("Quand il n’y a rien"),
    pages: list("Pages", link),
  }).describe("Dit une fois connues les pages que l’appareil garde."),
});

export const introuvable = pageFile({
  lines,
  figure: words("Grand chiffre"),
  home: link.meta({ title: "Lien de l’accueil" }),
  map: link.meta({ title: "Lien du plan du site" }),
  links: group("Autres pages", {
    label: words("Intitulé"),
    items: list("Éléments", link),
  }),
});

export const introuvableAddress = z.strictObject({
  unknown: label.meta({
    title: "Adresse inconnue",
    description: "Avant que l’adresse demandée soit connue.",
  }),
});

export const planches = pageFile({
  list: label.meta({ title: "Nom de la liste", description: "Lu à qui ne voit pas la page." }),
  plate: words("Devant le numéro d’une planche"),
  open: words("Lien vers le dessin seul"),
});

export const planDuSite = pageFile({
  groups: list(
    "Groupes de pages",
    z.strictObject({
      heading,
      pages: list(
        "Pages",
        z.strictObject({
          label: words("Intitulé"),
          path: pagePath,
          parts: z.array(link).meta({
            title: "Endroits de la page",
            description: "Les membres de l’équipe s’ajoutent d’eux-mêmes à la leur.",
          }),
        }),
      ),
    }),
  ),
  files: group("Documents et fichiers", {
    heading,
    documents: list("Documents", link),
  }),
});

export const aEmporter = pageFile({
  groups: list(
    "Groupes de fichiers",
    z.strictObject({
      id: anchor,
      heading,
      license: sentences("Licence"),
      files: list(
        "Fichiers",
        z.strictObject({
          label: words("Intitulé"),
          path: pagePath,
          use: paragraph.meta({ title: "Usage", description: "à quoi il sert, en une phrase" }),
        }),
      ),
    }),
  ),
  classroom: group("Pour la classe", {
    session: sentences("Usage d’une séance"),
    sheet: sentences("Usage d’une fiche"),
    course: sentences("Usage d’un fichier de questions"),
  }).describe("Chaque séance et chaque banque s’ajoute d’elle-même."),
});
