import { z } from "zod";
import { count, label, paragraph, scene } from "../fields.ts";
import { pageFile } from "./page.schema.ts";
import {
  anchor,
  cut,
  download,
  heading,
  lead,
  lines,
  link,
  pagePath,
  paragraphs,
  text,
  position,
  zoom,
} from "./shapes.schema.ts";

export const accueil = pageFile({
  lines,
  hero: z
    .strictObject({
      path: pagePath,
      discover: z
        .strictObject({
          label: label.meta({ title: "Intitulé" }),
        })
        .meta({ title: "Bouton de découverte" }),
      partner: link.meta({ title: "Lien des partenaires" }),
      origin: paragraph.meta({ title: "Phrase d’origine" }),
    })
    .meta({ title: "Première vue" }),
  partners: z
    .strictObject({
      heading,
      label: label.meta({ title: "Intitulé" }),
    })
    .meta({ title: "Partenaires" }),
  showcase: cut({
    label: label.meta({ title: "Intitulé" }),
    intervalMs: count.meta({
      title: "Durée d’une image",
      description: "En millièmes de seconde : 4000 pour quatre secondes.",
    }),
    heading,
    lines,
    features: label.meta({ title: "Intitulé des cartes" }),
  }).meta({ title: "Images de l’expédition" }),
  figures: z
    .strictObject({
      heading,
    })
    .meta({ title: "Chiffres" }),
  doors: z
    .strictObject({
      heading,
      document: paragraph.meta({ title: "Ce qu’ouvre le bouton de découverte" }),
      company: link.meta({ title: "Lien des entreprises" }),
    })
    .meta({ title: "Portes", description: "Les autres liens sont ceux du pied de page." }),
});

export const accueilCalls = z.strictObject({
  list: link.meta({ title: "Lien de la liste" }),
  note: paragraph.meta({ title: "Note" }),
});

export const accueilCarousels = z.strictObject({
  carouselLabel: label.meta({ title: "Carrousel" }),
  slideLabel: label.meta({ title: "Image du carrousel" }),
  positionLabel: position,
  previousLabel: label.meta({ title: "Bouton précédent" }),
  nextLabel: label.meta({ title: "Bouton suivant" }),
  pauseLabel: label.meta({ title: "Bouton de pause" }),
  playLabel: label.meta({ title: "Bouton de reprise" }),
  pickerLabel: label.meta({ title: "Choix d’une image" }),
  loadingLabel: label.meta({ title: "Pendant le chargement" }),
});

export const accueilCollaboration = cut({
  label: label.meta({ title: "Intitulé" }),
  heading,
  lines,
  lead,
  tabs: z
    .strictObject({
      label: label.meta({ title: "Intitulé" }),
      items: z
        .array(
          z.strictObject({
            id: anchor,
            title: label.meta({ title: "Titre" }),
            text,
            points: z.array(label).min(1).meta({ title: "Points" }),
          }),
        )
        .min(1)
        .meta({ title: "Éléments" }),
    })
    .meta({ title: "Onglets" }),
  partners: z
    .strictObject({
      heading,
      lead,
    })
    .meta({ title: "Partenaires" }),
  counters: z
    .strictObject({
      heading,
      boats: label.meta({ title: "Bateaux" }),
      students: label.meta({ title: "Étudiants" }),
    })
    .meta({ title: "L’équipage élargi" }),
  strengths: z
    .strictObject({
      heading,
      items: z.array(label).min(1).meta({ title: "Éléments" }),
    })
    .meta({ title: "Atouts" }),
  philosophy: cut({
    eyebrow: label.meta({ title: "Surtitre" }),
    heading,
    lines,
    text,
  }).meta({ title: "Philosophie" }),
  closing: z
    .strictObject({
      heading,
      partner: link.meta({ title: "Lien des partenaires" }),
      document: z
        .strictObject({
          label: label.meta({ title: "Intitulé" }),
        })
        .meta({ title: "Lien du dossier" }),
    })
    .meta({ title: "Fin du bloc" }),
});

export const accueilExpeditions = z.strictObject({
  id: anchor,
  heading,
  lead,
  stages: z
    .strictObject({
      label: label.meta({ title: "Intitulé" }),
    })
    .meta({ title: "Étapes" }),
  counters: z
    .strictObject({
      heading,
      countries: label.meta({ title: "Pays d’Amérique latine" }),
      months: label.meta({ title: "Mois" }),
    })
    .meta({ title: "La route en chiffres" }),
  map: z
    .strictObject({
      label: paragraph.meta({ title: "Description de la carte", description: "Dite à qui ne la voit pas." }),
      insetLabel: paragraph.meta({
        title: "Description du hublot",
        description: "Dite à qui ne voit pas la carte.",
      }),
      caption: paragraph.meta({ title: "Légende" }),
      voyages: z
        .strictObject({
          europe: label.meta({ title: "Tours d’Europe" }),
          "amerique-latine": label.meta({ title: "Expédition Transatlantique" }),
        })
        .meta({ title: "Voyages" }),
      legend: z
        .strictObject({
          ports: label.meta({ title: "Escales" }),
          europe: label.meta({ title: "Tours d’Europe" }),
        })
        .meta({ title: "Légende" }),
      voyage: z
        .strictObject({
          label: label.meta({ title: "Intitulé du curseur" }),
          previous: label.meta({ title: "Bouton de l’escale d’avant" }),
          next: label.meta({ title: "Bouton de l’escale suivante" }),
          hint: paragraph.meta({ title: "Aide, avant le départ" }),
          departure: label.meta({ title: "Au départ" }),
          return: label.meta({ title: "Au retour" }),
          more: label.meta({ title: "Lien vers le routier" }),
        })
        .meta({ title: "Curseur des escales" }),
      zoom: zoom.extend({ fullScreen: label.meta({ title: "Plein écran" }) }).meta({ title: "Loupe" }),
      source: paragraph.meta({ title: "Source de la carte" }),
    })
    .meta({ title: "Carte" }),
  data: z
    .strictObject({
      heading,
      text,
      warning: paragraph.meta({ title: "Avertissement" }),
      geojson: download.meta({ title: "Fichier GeoJSON" }),
      gpx: download.meta({ title: "Fichier GPX" }),
    })
    .meta({ title: "Données à reprendre" }),
});

export const accueilMission = cut({
  id: anchor,
  heading,
  lines,
  lead,
  text,
  carousel: z
    .strictObject({
      label: label.meta({ title: "Intitulé" }),
      intervalMs: count.meta({
        title: "Durée d’une image",
        description: "En millièmes de seconde : 4000 pour quatre secondes.",
      }),
      slides: z
        .array(
          z.strictObject({
            id: anchor,
            drawing: scene.meta({ title: "Dessin" }),
            title: label.meta({ title: "Titre" }),
            text,
          }),
        )
        .min(1)
        .meta({ title: "Images" }),
    })
    .meta({ title: "Carrousel" }),
  story: z
    .strictObject({
      heading,
      open: label.meta({ title: "Bouton qui déplie" }),
      close: label.meta({ title: "Bouton qui replie" }),
      paragraphs,
    })
    .meta({ title: "Histoire" }),
  figures: z
    .strictObject({
      heading,
      boats: link.meta({ title: "Bateaux" }),
      students: link.meta({ title: "Étudiants" }),
      months: link.meta({ title: "Mois" }),
      distance: link
        .extend({
          note: paragraph.meta({ title: "Réserve", description: "Ce que le chiffre ne compte pas." }),
        })
        .meta({ title: "Distance" }),
    })
    .meta({ title: "Chiffres" }),
  tabs: z
    .strictObject({
      label: label.meta({ title: "Intitulé" }),
      items: z
        .array(
          z.strictObject({
            id: anchor,
            title: label.meta({ title: "Titre" }),
            heading,
            text,
            drawing: scene.meta({ title: "Dessin" }),
            chips: z.array(label).min(1).meta({ title: "Mots-clés" }),
          }),
        )
        .min(1)
        .meta({ title: "Éléments" }),
    })
    .meta({ title: "Onglets" }),
});
