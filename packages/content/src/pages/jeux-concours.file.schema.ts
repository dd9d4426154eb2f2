import { z } from "zod";
import { group, paragraph, sentences, words } from "../fields.ts";

export const jeuxConcoursFileCheck = z.strictObject({
  choose: group("Choix", { photo: words("Choix d’une photo"), video: words("Choix d’une vidéo") }),
  checking: words("Pendant la vérification"),
  failed: sentences("En cas d’échec"),
});

export const jeuxConcoursFileReport = z.strictObject({
  outcome: group("Résultat", {
    right: words("Conforme"),
    wrong: words("À corriger"),
    unknown: words("Non vérifié"),
  }),
  verdict: group("Verdict", {
    right: sentences("Conforme"),
    wrong: sentences("À corriger"),
    unknown: sentences("Non vérifié"),
  }),
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
  photoType: group("Format de la photo", { unknown: sentences("Autre format") }),
  pixels: group("Lecture de l’image", { right: sentences("Juste"), wrong: sentences("À corriger") }),
  caption: group("Légende de la photo", { label: words("Intitulé"), hint: sentences("Aide") }),
  videoType: group("Format de la vidéo", { unknown: sentences("Autre format") }),
  length: group("Durée", { unknown: sentences("Durée inconnue") }),
  definition: group("Définition de la vidéo", { unknown: sentences("Vidéo illisible") }),
});
