import { fieldProps } from "../../stories/fieldProps.ts";
import type { Usage } from "../../stories/usage.ts";
import type { FileFieldProps } from "./FileField.tsx";

export const usage: Usage<FileFieldProps> = {
  summary: "Un fichier à choisir : dans le champ d’un formulaire, ou par un bouton à lui.",
  group: "Formulaires",
  aliases: [
    "upload",
    "téléverser",
    "fichier",
    "pièce jointe",
    "envoyer un fichier",
    "déposer",
    "dropzone",
    "input file",
  ],
  when: [
    "Recevoir un fichier dans un formulaire : une candidature, une photo pour un concours.",
    "Regarder un fichier sur place, tout de suite, sans l’envoyer : `button`.",
  ],
  instead: [
    ["donner un fichier", "Link ou ActionLink, avec son format et son poids"],
    ["un lien vers un document en ligne", "TextField"],
  ],
  keyboard: [
    ["Entrée ou Espace", "ouvre le choix de fichier du système"],
    ["Tab", "passe au champ suivant"],
  ],
  writing: [
    "Sur le bouton, un verbe et ce que l’on choisit : « Choisir une photo ». Les formats acceptés se disent à côté.",
    "L’aide dit les formats et le poids acceptés avant le choix : « JPEG ou PNG, 5 Mo au plus ».",
    "L’erreur dit ce qui ne va pas avec ce fichier, puis quoi faire : « Ce fichier pèse 12 Mo. Réduisez-le à 5 Mo. »",
  ],
  accessibility: [
    "Le dépôt à la souris double toujours le bouton : rien ne se fait au seul glisser-déposer.",
    "Le fichier choisi est dit ; l’erreur est rattachée au champ.",
  ],
  props: {
    ...fieldProps,
    name: "Son nom dans le formulaire.",
    accept:
      "Les formats proposés par le navigateur : « image/jpeg,image/png ». Les dire aussi dans l’aide ; personne n’y est tenu : regarder dans le fichier.",
    variant:
      "`drop` : un grand cadre, où déposer un fichier. `button` : seul, pour un fichier que l’on regarde aussitôt.",
    describe:
      "Le nom et le poids de ce qui a été choisi, en mots ; le poids est en octets. Sans elle, la page le dit ailleurs.",
    onChange: "Reçoit le fichier choisi, ou rien quand le choix est retiré.",
  },
};
