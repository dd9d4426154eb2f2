import { z } from "zod";
import { group, label, paragraph, sentences, words } from "../fields.ts";
import { cut, heading, hereLink, lead, lines, link, links, position, text } from "../pages/shapes.schema.ts";

export const controls = z.strictObject({
  newWindow: label.meta({
    title: "Nouvelle fenêtre",
    description: "Ajouté aux liens qui ouvrent un autre site.",
  }),
  close: words("Bouton de fermeture"),
  position,
});

export const footer = z.strictObject({
  label: words("Intitulé"),
  line: sentences("Phrase"),
  expedition: group("Colonne « L’expédition »", { heading, links }),
  follow: group("Colonne « Actualités et jeux »", {
    heading,
    links,
    social: words("Intitulé des réseaux"),
  }),
  doors: group("Colonne « Pour vous »", { heading, links }).describe("Aussi en haut de l’accueil."),
  contact: group("Colonne « Contact »", {
    heading,
    mail: words("Intitulé du courriel"),
    telephone: words("Intitulé du téléphone"),
    address: words("Intitulé de l’adresse"),
  }),
  scheme: group("Choix du thème", {
    legend: words("Intitulé"),
    systemLabel: words("Comme le système"),
    lightLabel: words("Encres du jour"),
    darkLabel: words("Encres de la nuit"),
  }),
  legal: group("Informations légales", { label: words("Intitulé"), links }),
});

export const header = z.strictObject({
  skip: hereLink.meta({
    title: "Lien d’évitement",
    description: "Le premier au clavier : il saute la navigation.",
  }),
  home: link.meta({ title: "Lien de l’accueil" }),
  association: group("Lien de l’association", { label: words("Intitulé") }),
  navigation: label.meta({ title: "Nom de la navigation", description: "Lu par les lecteurs d’écran." }),
  menu: group("Menu", {
    label: words("Intitulé du menu"),
    open: words("Bouton qui ouvre le menu"),
    close: words("Bouton qui ferme le menu"),
  }),
  presentation: group("Menu « Présentation »", { label: words("Intitulé"), links }),
  links,
  videos: link.meta({ title: "Lien des vidéos" }),
  partner: link.meta({ title: "Lien des partenaires" }),
});

const incident = z.strictObject({
  text,
  reload: words("Bouton pour recharger"),
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
  hint: sentences("Aide"),
  preparedHint: paragraph.meta({
    title: "Aide, sans service d’envoi",
    description: "Quand le site est construit sans service pour la lettre.",
  }),
  noScript: label.meta({ title: "Sans JavaScript", description: "L’adresse où écrire suit ces mots." }),
  log: link.meta({ title: "Lien vers le journal" }),
  privacy: link.meta({ title: "Lien de confidentialité" }),
});

export const newsletterForm = z.strictObject({
  label: words("Intitulé du champ"),
  example: words("Exemple d’adresse"),
  placeholder: words("Texte dans le champ vide"),
  button: words("Texte du bouton"),
  messages: group("Messages", {
    empty: sentences("Sans adresse"),
    badAddress: sentences("Adresse incomplète"),
    sending: words("Pendant l’envoi"),
    done: sentences("Abonnement reçu"),
    offline: sentences("Hors ligne"),
  }),
  mail: group("Courriel préparé", { subject: words("Objet du courriel") }).describe(
    "Sans service d’envoi, le visiteur envoie lui-même ce courriel.",
  ),
});
