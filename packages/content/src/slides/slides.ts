import type { Slide } from "./slides.schema.ts";

/** The slides of the home's showcase. */
export const slides: readonly Slide[] = [
  {
    id: "navigation-imoca",
    drawing: "scenes/nuit",
    title: "Navigation IMOCA",
    description:
      "Dix-huit mètres de coque, une quille qui s’incline, peu de confort : ces bateaux sont nés pour la course. De jour comme de nuit, on y tient désormais la barre d’une main et le carnet de relevés de l’autre.",
  },
  {
    id: "equipe-engagee",
    drawing: "scenes/equipage",
    title: "Équipe Engagée",
    description:
      "Marins, scientifiques, enseignants, étudiants : à bord, chacun borde, prélève, cuisine et raconte. On apprend le métier de l’autre avant de parler du sien.",
  },
  {
    id: "innovation-durable",
    drawing: "scenes/innovation",
    title: "Innovation Durable",
    description:
      "Restaurer plutôt que construire, essayer plutôt que promettre. Les solutions de l’économie bleue montent à bord, prennent la mer, et l’on publie ce qui tient comme ce qui casse.",
  },
  {
    id: "transmission",
    drawing: "scenes/transmission",
    title: "Transmission",
    description:
      "À l’escale, le bateau devient salle de classe. Les étudiants ambassadeurs ouvrent le laboratoire aux écoles, aux salariés et aux curieux. On vient avec une question, on repart avec deux.",
  },
];
