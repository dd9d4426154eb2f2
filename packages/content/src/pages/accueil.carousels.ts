/** The words of a carousel, whatever it shows. */
export const carouselLabels = {
  carousel: "carrousel",
  slide: "diapositive",
  position: "{position} sur {total}",
  previous: "Image précédente",
  next: "Image suivante",
  pause: "Arrêter le défilement",
  play: "Reprendre le défilement",
  picker: "Choisir une image",
  loading: "L’image arrive…",
} as const;
