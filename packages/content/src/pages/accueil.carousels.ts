import { showcaseEntries } from "../slides/entries.ts";

/** The words of a carousel, whatever it shows. */
export const carouselLabels = {
  carousel: "carrousel",
  slide: "diapositive",
  position: (position: number, total: number) => `${position} sur ${total}`,
  previous: "Image précédente",
  next: "Image suivante",
  pause: "Arrêter le défilement",
  play: "Reprendre le défilement",
  picker: "Choisir une image",
  loading: "L’image arrive…",
} as const;

/** What the scripts of the home need to say of its two carousels; what their slides show stays in the HTML. */
export const homeCarousels = {
  showcase: { label: "L’expédition en images", intervalMs: 6000, entries: showcaseEntries },
  mission: { label: "La vie de l’expédition", intervalMs: 4000 },
} as const;

/** The same for its tabs: one name for each panel. */
export const homeTabs = {
  mission: {
    label: "Nos métiers",
    titles: { innovation: "Innovation", transmission: "Transmission", solutions: "Solutions" },
  },
  collaboration: {
    /** The whole block, which follows the footer. */
    aside: "Collaborer avec l’expédition",
    label: "Vision, mission et impact",
    titles: { vision: "Vision", mission: "Mission", impact: "Impact" },
  },
  stages: {
    label: "Étapes de l’expédition",
    /** What the map shows once the stage is chosen. */
    onMap: {
      "chantier-naval": "Carte : le chantier naval, à Lorient",
      "appel-a-projets": "Carte : la France, pays de l’appel à projets",
      "tours-d-europe": "Carte : la route des Tours d’Europe",
      "expedition-transatlantique": "Carte : la route de l’expédition transatlantique",
    },
  },
} as const;
