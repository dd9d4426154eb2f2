// The words of the log: its page, its months, its entries, and what other pages show of it.
import { z } from "zod";
import { label, paragraph } from "../fields.ts";
import { pageFile } from "./page.schema.ts";
import { heading, lead, link } from "./shapes.schema.ts";

const words = (title: string) => label.meta({ title });

export const journal = pageFile({
  empty: paragraph.meta({ title: "Quand le journal est vide" }),
  chart: z
    .strictObject({
      heading,
      note: paragraph.meta({ title: "Ce que montre la carte" }),
      label: words("Curseur"),
      previous: words("Reculer"),
      next: words("Avancer"),
    })
    .meta({ title: "Carte" }),
  table: z
    .strictObject({
      heading,
      open: words("Pour déplier"),
      close: words("Pour replier"),
      caption: words("Légende"),
      atSea: words("En mer"),
      columns: z
        .strictObject({
          boat: words("Colonne du bateau"),
          at: words("Colonne de l’instant"),
          position: words("Colonne de la position"),
          place: words("Colonne du lieu"),
        })
        .meta({ title: "Colonnes" }),
    })
    .meta({ title: "Tableau des positions" }),
  latest: z.strictObject({ heading }).meta({ title: "Dernières pages" }),
  index: z
    .strictObject({
      heading,
      caption: words("Légende"),
      columns: z
        .strictObject({
          month: words("Colonne du mois"),
          voyage: words("Colonne de l’étape"),
          none: words("Case vide"),
        })
        .meta({ title: "Colonnes" }),
    })
    .meta({ title: "Sommaire" }),
  follow: z
    .strictObject({
      heading,
      lead,
      atom: link.meta({ title: "Flux Atom" }),
      json: link.meta({ title: "Flux JSON" }),
      geojson: link.meta({ title: "Traces en GeoJSON" }),
      gpx: link.meta({ title: "Traces en GPX" }),
    })
    .meta({ title: "Suivre" }),
  feed: z
    .strictObject({
      title: words("Titre"),
      description: paragraph.meta({ title: "Description" }),
    })
    .meta({ title: "Flux" }),
  month: z
    .strictObject({
      back: link.meta({ title: "Lien de retour" }),
      before: words("Vers le mois d’avant"),
      after: words("Vers le mois d’après"),
    })
    .meta({ title: "Page d’un mois" }),
  entry: z
    .strictObject({
      terms: z
        .strictObject({
          boat: words("Bateau"),
          at: words("Instant"),
          position: words("Position"),
          wind: words("Vent"),
          sea: words("Mer"),
          air: words("Air"),
          water: words("Eau"),
        })
        .meta({ title: "Intitulés" }),
      measures: z
        .strictObject({
          heading,
          what: words("Colonne de la grandeur"),
          value: words("Colonne de la valeur"),
          method: words("Colonne de la méthode"),
        })
        .meta({ title: "Mesures" }),
      before: words("Vers la page d’avant"),
      after: words("Vers la page d’après"),
      back: words("Retour au journal"),
    })
    .meta({ title: "Page du journal" }),
  strip: z
    .strictObject({
      heading,
      all: words("Lien vers le journal"),
      silent: paragraph.meta({ title: "Quand ce qui précède date de trois semaines" }),
    })
    .meta({ title: "Sur les autres pages" }),
});
