// The words of the log: its page, its months, its entries, and what other pages show of it.
import { group, sentences, words } from "../fields.ts";
import { pageFile } from "./page.schema.ts";
import { heading, lead, link } from "./shapes.schema.ts";

export const journal = pageFile({
  empty: sentences("Quand le journal est vide"),
  chart: group("Carte", {
    heading,
    note: sentences("Ce que montre la carte"),
    label: words("Curseur"),
    previous: words("Reculer"),
    next: words("Avancer"),
  }),
  table: group("Tableau des positions", {
    heading,
    open: words("Pour déplier"),
    close: words("Pour replier"),
    caption: words("Légende"),
    atSea: words("En mer"),
    columns: group("Colonnes", {
      boat: words("Colonne du bateau"),
      at: words("Colonne de l’instant"),
      position: words("Colonne de la position"),
      place: words("Colonne du lieu"),
    }),
  }),
  latest: group("Dernières pages", { heading }),
  index: group("Sommaire", {
    heading,
    caption: words("Légende"),
    columns: group("Colonnes", {
      month: words("Colonne du mois"),
      voyage: words("Colonne de l’étape"),
      none: words("Case vide"),
    }),
  }),
  follow: group("Suivre", {
    heading,
    lead,
    atom: link.meta({ title: "Flux Atom" }),
    json: link.meta({ title: "Flux JSON" }),
    geojson: link.meta({ title: "Traces en GeoJSON" }),
    gpx: link.meta({ title: "Traces en GPX" }),
  }),
  feed: group("Flux", { title: words("Titre"), description: sentences("Description") }),
  month: group("Page d’un mois", {
    back: link.meta({ title: "Lien de retour" }),
    before: words("Vers le mois d’avant"),
    after: words("Vers le mois d’après"),
  }),
  entry: group("Page du journal", {
    terms: group("Intitulés", {
      boat: words("Bateau"),
      at: words("Instant"),
      position: words("Position"),
      wind: words("Vent"),
      sea: words("Mer"),
      air: words("Air"),
      water: words("Eau"),
    }),
    measures: group("Mesures", {
      heading,
      what: words("Colonne de la grandeur"),
      value: words("Colonne de la valeur"),
      method: words("Colonne de la méthode"),
    }),
    before: words("Vers la page d’avant"),
    after: words("Vers la page d’après"),
    back: words("Retour au journal"),
  }),
  strip: group("Sur les autres pages", {
    heading,
    all: words("Lien vers le journal"),
    silent: sentences("Quand ce qui précède date de trois semaines"),
  }),
});
