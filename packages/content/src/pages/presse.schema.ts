import { z } from "zod";
import { fact, group, id, label, list, memberId, paragraph, sentences, words } from "../fields.ts";
import { pageFile } from "./page.schema.ts";
import { anchor, copy, cut, heading, lead, lines, link, mail, outsideLink, text } from "./shapes.schema.ts";

export const page = pageFile({
  lines,
  name: words("Nom de la page"),
  actions: group("Boutons de l’en-tête", {
    contact: link.meta({ title: "Bouton de contact" }),
    kit: link.meta({ title: "Lien du dossier de presse" }),
  }),
  figures: group("Chiffres", { heading, viewsNote: words("D’où vient le nombre de vues") }),
});

export const contact = cut({
  id: anchor,
  heading,
  lines,
  anchor: memberId,
  lead: sentences("Chapeau"),
  prepared: mail.meta({ title: "Courriel préparé" }),
  availability: words("Intitulé des horaires"),
  emergency: fact(words("Valeur")).meta({ title: "Urgences" }),
});

export const feeds = z.strictObject({
  heading,
  atom: link.meta({ title: "Flux Atom" }),
  whole: link.meta({ title: "Lien des articles en entier" }),
  json: link.meta({ title: "Flux JSON" }),
  title: words("Titre"),
  description: sentences("Description"),
});

export const hours = z.strictObject({
  slots: list(
    "Horaires",
    z.strictObject({
      days: list("Jours", z.int().min(0).max(6)).describe("De 0 (dimanche) à 6 (samedi)."),
      from: z.int().min(0).max(24).meta({ title: "Ouvre à", description: "L’heure, de 0 à 24." }),
      to: z.int().min(0).max(24).meta({ title: "Ferme à", description: "L’heure, de 0 à 24." }),
      term: words("Jours, en mots"),
      definition: words("Heures, en mots"),
      appointment: z.boolean().meta({ title: "Sur rendez-vous" }).optional(),
    }),
  ),
  days: z.array(label).length(7).meta({ title: "Noms des jours", description: "De dimanche à samedi." }),
  place: words("Précision de lieu"),
});

/** What a tab of the press kit is called, and the anchor that leads to it. */
const drawer = z.strictObject({ id: anchor, label: words("Intitulé") });

export const kit = cut({
  id: anchor,
  heading,
  lines,
  lead,
  tabs: group("Onglets", {
    texts: drawer.meta({ title: "Textes" }),
    facts: drawer.meta({ title: "Faits et contacts" }),
    quotes: words("Citations"),
    photos: words("Illustrations"),
    logos: words("Logos"),
  }),
  copy,
  facts: group("Faits", {
    heading,
    source: words("Avant le nom d’une source"),
    rule: outsideLink.meta({ title: "Source de la longueur" }),
    own: sentences("D’où viennent les autres faits"),
    ownInShort: words("La même chose, sur une page"),
  }),
  speakers: group("Interlocuteurs", {
    heading,
    members: list(
      "Membres",
      z.strictObject({
        anchor: memberId,
        about: words("Ce qu’on lui demande"),
      }),
    ),
  }),
});

export const library = z.strictObject({
  id: anchor,
  lead,
  license: sentences("Licence des images"),
  download: words("Bouton de téléchargement"),
});

export const media = z.strictObject({ id: anchor, heading });

export const review = z.strictObject({
  heading,
  search: group("Recherche", {
    label: words("Intitulé"),
    placeholder: words("Texte dans le champ vide"),
    clear: words("Bouton d’effacement"),
  }),
  sort: group("Tri", {
    label: words("Intitulé"),
    options: group("Choix", {
      date: words("Par date"),
      views: words("Par vues"),
      title: words("Par titre"),
    }),
  }),
  filters: group("Filtres", {
    label: words("Intitulé"),
    year: words("Intitulé de l’année"),
    allYears: words("Choix « toutes les années »"),
    reset: words("Bouton « tout effacer »"),
  }),
  tabs: words("Intitulé des onglets"),
  more: group("Suite de la liste", { label: words("Intitulé") }),
  empty: group("Recherche sans résultat", { heading, text }),
  none: group("Onglet sans article", {
    heading,
    text,
    action: link.meta({ title: "Bouton" }),
  }).describe("Ce que disent les onglets encore vides, quoi qu’on cherche."),
  article: group("Article", {
    featured: words("Étiquette d’un article mis en avant"),
    read: group("Bouton de lecture", {
      article: words("Bouton d’un article"),
      video: words("Bouton d’un reportage"),
      audio: words("Bouton d’une émission"),
    }),
    picture: words("Bouton de l’image"),
    tags: words("Intitulé des mots-clés"),
    loading: words("Pendant le chargement"),
    failed: sentences("En cas d’échec"),
    close: words("Bouton de fermeture"),
  }),
});

export const timeline = z.strictObject({
  heading,
  lead: group("Chapeau", {
    coming: sentences("Quand il reste des rendez-vous"),
    past: sentences("Quand tout est passé"),
  }).describe("Selon qu’il reste ou non des rendez-vous."),
});

export const viewer = z.strictObject({
  close: words("Bouton de fermeture"),
  previous: words("Bouton précédent"),
  next: words("Bouton suivant"),
  zoom: words("Bouton d’agrandissement"),
  failed: sentences("En cas d’échec"),
  tags: words("Intitulé des mots-clés"),
});

export const logos = z.strictObject({
  id: anchor,
  lead,
  versions: list(
    "Versions",
    z.strictObject({
      file: id.meta({ title: "Dessin", description: "le nom du fichier dans images/identity/" }),
      label: words("Intitulé"),
      ground: z.enum(["light", "dark"]).meta({ title: "Fond", description: "light, clair ; dark, sombre" }),
    }),
  ),
  rules: group("Règles d’emploi", { heading, items: list("Règles", paragraph) }),
  license: sentences("Licence"),
});

export const take = z.strictObject({
  id: anchor,
  heading,
  lead,
  zip: words("Lien du kit"),
  pdf: words("Lien du dossier de presse"),
  sheet: words("Lien de la fiche"),
  contents: words("Intitulé du contenu"),
  checksum: words("Intitulé de l’empreinte"),
  quotes: group("Citations", { id: anchor, none: sentences("Sans citation") }),
  tonight: group("Où sont les bateaux", {
    heading,
    headingAfter: words("Titre, après le retour"),
    note: sentences("Précision, jusqu’au retour"),
    call: sentences("Avant le numéro de téléphone"),
  }),
  footage: group("Séquences vidéo", { heading, none: sentences("Sans séquence vidéo") }),
  slots: group("Formats qui manquent", {
    noVertical: sentences("Sans format vertical"),
    noLarge: sentences("Sans grande image"),
    ask: sentences("Ce qu’il faut faire"),
  }),
});
