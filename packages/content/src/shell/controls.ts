import { of } from "../format/of.ts";

/** The words of the kit's widgets, which speaks no language of its own. */
export const controls = {
  newWindow: "(nouvelle fenêtre)",
  breadcrumb: "Fil d’Ariane",
  previous: "Précédent",
  next: "Suivant",
  close: "Fermer",
  /** The label changes with the state: it says what the button will do. */
  rotation: { pause: "Arrêter le défilement", play: "Reprendre le défilement" },
  carousel: "carrousel",
  slide: "diapositive",
  loading: "Chargement…",
  /** A label and what it introduces. */
  labelled: (label: string, value: string) => `${label} : ${value}`,
  position: "{position} sur {total}",
  visitSite: (name: string) => `Visiter le site ${of(name)}`,
  goTo: (name: string) => `Aller à : ${name}`,
  pageChanged: (title: string) => `Page ouverte : ${title}`,
} as const;
