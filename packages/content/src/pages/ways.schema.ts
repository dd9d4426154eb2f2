import { z } from "zod";
import { label, paragraph } from "../fields.ts";
import { pageFile } from "./page.schema.ts";
import { anchor, heading, lines, link, pagePath } from "./shapes.schema.ts";

export const horsLigne = pageFile({
  lines,
  kept: z
    .strictObject({
      retry: label.meta({ title: "Bouton pour réessayer" }),
      heading,
      none: paragraph.meta({ title: "Quand il n’y a rien" }),
      pages: z.array(link).min(1).meta({ title: "Pages" }),
    })
    .meta({ title: "Pages gardées", description: "Dit une fois connues les pages que l’appareil garde." }),
});

export const introuvable = pageFile({
  lines,
  figure: label.meta({ title: "Grand chiffre" }),
  home: link.meta({ title: "Lien de l’accueil" }),
  map: link.meta({ title: "Lien du plan du site" }),
  links: z
    .strictObject({
      label: label.meta({ title: "Intitulé" }),
      items: z.array(link).min(1).meta({ title: "Éléments" }),
    })
    .meta({ title: "Autres pages" }),
});

export const introuvableAddress = z.strictObject({
  unknown: label.meta({
    title: "Adresse inconnue",
    description: "Avant que l’adresse demandée soit connue.",
  }),
});

export const planches = pageFile({
  list: label.meta({ title: "Nom de la liste", description: "Lu à qui ne voit pas la page." }),
  plate: label.meta({ title: "Devant le numéro d’une planche" }),
  open: label.meta({ title: "Lien vers le dessin seul" }),
});

export const planDuSite = pageFile({
  groups: z
    .array(
      z.strictObject({
        heading,
        pages: z
          .array(
            z.strictObject({
              label: label.meta({ title: "Intitulé" }),
              path: pagePath,
              parts: z.array(link).meta({
                title: "Endroits de la page",
                description: "Les membres de l’équipe s’ajoutent d’eux-mêmes à la leur.",
              }),
            }),
          )
          .min(1)
          .meta({ title: "Pages" }),
      }),
    )
    .min(1)
    .meta({ title: "Groupes de pages" }),
  files: z
    .strictObject({
      heading,
      documents: z.array(link).min(1).meta({ title: "Documents" }),
    })
    .meta({ title: "Documents et fichiers" }),
});

export const aEmporter = pageFile({
  groups: z
    .array(
      z.strictObject({
        id: anchor,
        heading,
        license: paragraph.meta({ title: "Licence" }),
        files: z
          .array(
            z.strictObject({
              label: label.meta({ title: "Intitulé" }),
              path: pagePath,
              use: paragraph.meta({ title: "Usage", description: "à quoi il sert, en une phrase" }),
            }),
          )
          .min(1)
          .meta({ title: "Fichiers" }),
      }),
    )
    .min(1)
    .meta({ title: "Groupes de fichiers" }),
  classroom: z
    .strictObject({
      session: paragraph.meta({ title: "Usage d’une séance" }),
      sheet: paragraph.meta({ title: "Usage d’une fiche" }),
      course: paragraph.meta({ title: "Usage d’un fichier de questions" }),
    })
    .meta({ title: "Pour la classe", description: "Chaque séance et chaque banque s’ajoute d’elle-même." }),
});
