import { z } from "zod";
import { label, paragraph } from "../fields.ts";

export const jeuxConcoursFileCheck = z.strictObject({
  choose: z
    .strictObject({
      photo: label.meta({ title: "Choix d’une photo" }),
      video: label.meta({ title: "Choix d’une vidéo" }),
    })
    .meta({ title: "Choix" }),
  checking: label.meta({ title: "Pendant la vérification" }),
  failed: paragraph.meta({ title: "En cas d’échec" }),
});

export const jeuxConcoursFileReport = z.strictObject({
  outcome: z
    .strictObject({
      right: label.meta({ title: "Conforme" }),
      wrong: label.meta({ title: "À corriger" }),
      unknown: label.meta({ title: "Non vérifié" }),
    })
    .meta({ title: "Résultat" }),
  verdict: z
    .strictObject({
      right: paragraph.meta({ title: "Conforme" }),
      wrong: paragraph.meta({ title: "À corriger" }),
      unknown: paragraph.meta({ title: "Non vérifié" }),
    })
    .meta({ title: "Verdict" }),
  closed: paragraph.meta({
    title: "Conforme, mais trop tard",
    description: "Dit quand les envois sont terminés.",
  }),
  unreadable: paragraph.meta({
    title: "Fichier illisible",
    description: "Dit quand le fichier a été déplacé ou modifié depuis qu’il a été choisi.",
  }),
  empty: paragraph.meta({
    title: "Fichier vide",
    description: "Dit quand le fichier choisi ne contient rien.",
  }),
  photoType: z
    .strictObject({
      unknown: paragraph.meta({ title: "Autre format" }),
    })
    .meta({ title: "Format de la photo" }),
  pixels: z
    .strictObject({
      right: paragraph.meta({ title: "Juste" }),
      wrong: paragraph.meta({ title: "À corriger" }),
    })
    .meta({ title: "Lecture de l’image" }),
  caption: z
    .strictObject({
      label: label.meta({ title: "Intitulé" }),
      hint: paragraph.meta({ title: "Aide" }),
    })
    .meta({ title: "Légende de la photo" }),
  videoType: z
    .strictObject({
      unknown: paragraph.meta({ title: "Autre format" }),
    })
    .meta({ title: "Format de la vidéo" }),
  length: z
    .strictObject({
      unknown: paragraph.meta({ title: "Durée inconnue" }),
    })
    .meta({ title: "Durée" }),
  definition: z
    .strictObject({
      unknown: paragraph.meta({ title: "Vidéo illisible" }),
    })
    .meta({ title: "Définition de la vidéo" }),
});
