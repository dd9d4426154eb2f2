import { z } from "zod";
import { label, paragraph } from "../fields.ts";
import { cut, heading, hereLink, lead, lines, link, links, position, text } from "../pages/shapes.schema.ts";

export const controls = z.strictObject({
  newWindow: label.meta({
    title: "Nouvelle fenêtre",
    description: "Ajouté aux liens qui ouvrent un autre site.",
  }),
  breadcrumb: label.meta({ title: "Fil d’Ariane", description: "Lu par les lecteurs d’écran." }),
  previous: label.meta({ title: "Bouton précédent" }),
  next: label.meta({ title: "Bouton suivant" }),
  close: label.meta({ title: "Bouton de fermeture" }),
  rotation: z
    .strictObject({
      pause: label.meta({ title: "Bouton de pause" }),
      play: label.meta({ title: "Bouton de reprise" }),
    })
    .meta({ title: "Défilement", description: "Le texte dit ce que le bouton va faire." }),
  carousel: label.meta({ title: "Carrousel" }),
  slide: label.meta({ title: "Image du carrousel" }),
  loading: label.meta({ title: "Pendant le chargement" }),
  position,
});

export const footer = z.strictObject({
  label: label.meta({ title: "Intitulé" }),
  line: paragraph.meta({ title: "Phrase" }),
  expedition: z
    .strictObject({
      heading,
      links,
    })
    .meta({ title: "Colonne « L’expédition »" }),
  follow: z
    .strictObject({
      heading,
      links,
      social: label.meta({ title: "Intitulé des réseaux" }),
    })
    .meta({ title: "Colonne « Actualités et jeux »" }),
  doors: z
    .strictObject({
      heading,
      links,
    })
    .meta({ title: "Colonne « Pour vous »", description: "Aussi en haut de l’accueil." }),
  contact: z
    .strictObject({
      heading,
      mail: label.meta({ title: "Intitulé du courriel" }),
      telephone: label.meta({ title: "Intitulé du téléphone" }),
      address: label.meta({ title: "Intitulé de l’adresse" }),
    })
    .meta({ title: "Colonne « Contact »" }),
  scheme: z
    .strictObject({
      legend: label.meta({ title: "Intitulé" }),
      systemLabel: label.meta({ title: "Comme le système" }),
      lightLabel: label.meta({ title: "Encres du jour" }),
      darkLabel: label.meta({ title: "Encres de la nuit" }),
    })
    .meta({ title: "Choix du thème" }),
  legal: z
    .strictObject({
      label: label.meta({ title: "Intitulé" }),
      links,
    })
    .meta({ title: "Informations légales" }),
});

export const header = z.strictObject({
  skip: hereLink.meta({
    title: "Lien d’évitement",
    description: "Le premier au clavier : il saute la navigation.",
  }),
  home: link.meta({ title: "Lien de l’accueil" }),
  association: z
    .strictObject({
      label: label.meta({ title: "Intitulé" }),
    })
    .meta({ title: "Lien de l’association" }),
  navigation: label.meta({ title: "Nom de la navigation", description: "Lu par les lecteurs d’écran." }),
  menu: z
    .strictObject({
      label: label.meta({ title: "Intitulé du menu" }),
      open: label.meta({ title: "Bouton qui ouvre le menu" }),
      close: label.meta({ title: "Bouton qui ferme le menu" }),
    })
    .meta({ title: "Menu" }),
  presentation: z
    .strictObject({
      label: label.meta({ title: "Intitulé" }),
      links,
    })
    .meta({ title: "Menu « Présentation »" }),
  links,
  videos: link.meta({ title: "Lien des vidéos" }),
  partner: link.meta({ title: "Lien des partenaires" }),
});

const incident = z.strictObject({
  text,
  reload: label.meta({ title: "Bouton pour recharger" }),
  offline: text.meta({ title: "Sans réseau, après le bouton" }),
});

export const incidents = z.strictObject({
  scripts: incident.meta({
    title: "Le code de la page n’est pas arrivé",
    description: "Elle se lit, ses boutons peuvent rester sans effet.",
  }),
  section: incident.meta({ title: "Une partie de la page a échoué" }),
});

export const newsletter = cut({
  heading,
  lines,
  lead,
  hint: paragraph.meta({ title: "Aide" }),
  preparedHint: paragraph.meta({
    title: "Aide, sans service d’envoi",
    description: "Quand le site est construit sans service pour la lettre.",
  }),
  noScript: label.meta({ title: "Sans JavaScript", description: "L’adresse où écrire suit ces mots." }),
  log: link.meta({ title: "Lien vers le journal" }),
  privacy: link.meta({ title: "Lien de confidentialité" }),
});

export const newsletterForm = z.strictObject({
  label: label.meta({ title: "Intitulé du champ" }),
  example: label.meta({ title: "Exemple d’adresse" }),
  placeholder: label.meta({ title: "Texte dans le champ vide" }),
  button: label.meta({ title: "Texte du bouton" }),
  messages: z
    .strictObject({
      empty: paragraph.meta({ title: "Sans adresse" }),
      badAddress: paragraph.meta({ title: "Adresse incomplète" }),
      sending: label.meta({ title: "Pendant l’envoi" }),
      done: paragraph.meta({ title: "Abonnement reçu" }),
      offline: paragraph.meta({ title: "Hors ligne" }),
    })
    .meta({ title: "Messages" }),
  mail: z
    .strictObject({
      subject: label.meta({ title: "Objet du courriel" }),
    })
    .meta({
      title: "Courriel préparé",
      description: "Sans service d’envoi, le visiteur envoie lui-même ce courriel.",
    }),
});
