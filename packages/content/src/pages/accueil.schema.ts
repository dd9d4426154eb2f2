import { z } from "zod";
import { group, label, list, paragraph, scene, sentences, words } from "../fields.ts";
import { pageFile } from "./page.schema.ts";
import {
  anchor,
  cut,
  download,
  heading,
  intervalMs,
  lead,
  lines,
  link,
  pagePath,
  paragraphs,
  text,
  position,
  zoom,
} from "./shapes.schema.ts";

export const page = pageFile({
  lines,
  hero: group("Première vue", {
    path: pagePath,
    discover: group("Bouton de découverte", { label: words("Intitulé") }),
    partner: link.meta({ title: "Lien des partenaires" }),
    origin: sentences("Phrase d’origine"),
  }),
  partners: group("Partenaires", {
    heading,
    label: words("Intitulé"),
    pauseLabel: words("Bouton de pause"),
    playLabel: words("Bouton de reprise"),
  }),
  showcase: cut({
    label: words("Intitulé"),
    intervalMs,
    heading,
    lines,
    features: words("Intitulé des cartes"),
  }).meta({ title: "Images de l’expédition" }),
  figures: group("Chiffres", { heading }),
  doors: group("Portes", {
    heading,
    document: sentences("Ce qu’ouvre le bouton de découverte"),
    company: link.meta({ title: "Lien des entreprises" }),
    play: link.meta({ title: "Lien du jeu" }),
  }).describe("Les autres liens sont ceux du pied de page."),
});

export const calls = z.strictObject({
  list: link.meta({ title: "Lien de la liste" }),
  note: sentences("Note"),
});

export const carousels = z.strictObject({
  carouselLabel: words("Carrousel"),
  slideLabel: words("Image du carrousel"),
  positionLabel: position,
  previousLabel: words("Bouton précédent"),
  nextLabel: words("Bouton suivant"),
  pauseLabel: words("Bouton de pause"),
  playLabel: words("Bouton de reprise"),
  pickerLabel: words("Choix d’une image"),
  loadingLabel: words("Pendant le chargement"),
});

/** Tabs, each with what its panel says. */
const tabsOf = <const Panel extends z.ZodRawShape>(panel: Panel) =>
  group("Onglets", {
    label: words("Intitulé"),
    items: list("Éléments", z.strictObject({ id: anchor, title: words("Titre"), ...panel })),
  });

export const collaboration = cut({
  label: words("Intitulé"),
  heading,
  lines,
  lead,
  tabs: tabsOf({ text, points: list("Points", label) }),
  partners: group("Partenaires", { heading, lead }),
  counters: group("L’équipage élargi", {
    heading,
    boats: words("Bateaux"),
    students: words("Étudiants"),
  }),
  strengths: group("Atouts", { heading, items: list("Éléments", label) }),
  philosophy: cut({
    eyebrow: words("Surtitre"),
    heading,
    lines,
    text,
  }).meta({ title: "Philosophie" }),
  closing: group("Fin du bloc", {
    heading,
    partner: link.meta({ title: "Lien des partenaires" }),
    document: group("Lien du dossier", { label: words("Intitulé") }),
  }),
});

export const expeditions = z.strictObject({
  id: anchor,
  heading,
  lead,
  stages: group("Étapes", { label: words("Intitulé") }),
  counters: group("La route en chiffres", {
    heading,
    countries: words("Pays d’Amérique latine"),
    months: words("Mois"),
  }),
  map: group("Carte", {
    label: paragraph.meta({ title: "Description de la carte", description: "Dite à qui ne la voit pas." }),
    insetLabel: paragraph.meta({
      title: "Description du hublot",
      description: "Dite à qui ne voit pas la carte.",
    }),
    caption: sentences("Légende"),
    voyages: group("Voyages", {
      europe: words("Tours d’Europe"),
      "amerique-latine": words("Expédition Transatlantique"),
    }),
    legend: group("Légende", { ports: words("Escales"), europe: words("Tours d’Europe") }),
    voyage: group("Curseur des escales", {
      label: words("Intitulé du curseur"),
      previous: words("Bouton de l’escale d’avant"),
      next: words("Bouton de l’escale suivante"),
      hint: sentences("Aide, avant le départ"),
      departure: words("Au départ"),
      return: words("Au retour"),
      more: words("Lien vers le routier"),
    }),
    zoom: zoom.extend({ fullScreen: words("Plein écran") }).meta({ title: "Loupe" }),
    source: sentences("Source de la carte"),
  }),
  data: group("Données à reprendre", {
    heading,
    text,
    warning: sentences("Avertissement"),
    geojson: download.meta({ title: "Fichier GeoJSON" }),
    gpx: download.meta({ title: "Fichier GPX" }),
  }),
});

export const mission = cut({
  id: anchor,
  heading,
  lines,
  lead,
  text,
  carousel: group("Carrousel", {
    label: words("Intitulé"),
    intervalMs,
    slides: list(
      "Images",
      z.strictObject({
        id: anchor,
        drawing: scene.meta({ title: "Dessin" }),
        title: words("Titre"),
        text,
      }),
    ),
  }),
  story: group("Histoire", {
    heading,
    open: words("Bouton qui déplie"),
    close: words("Bouton qui replie"),
    paragraphs,
  }),
  figures: group("Chiffres", {
    heading,
    boats: link.meta({ title: "Bateaux" }),
    students: link.meta({ title: "Étudiants" }),
    months: link.meta({ title: "Mois" }),
    distance: link
      .extend({
        note: paragraph.meta({ title: "Réserve", description: "Ce que le chiffre ne compte pas." }),
      })
      .meta({ title: "Distance" }),
  }),
  tabs: tabsOf({
    heading,
    text,
    drawing: scene.meta({ title: "Dessin" }),
    chips: list("Mots-clés", label),
  }),
});
