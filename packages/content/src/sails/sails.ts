import type { Sail } from "./sails.schema.ts";

/** The sails that carry advertising spaces: the red boat's, then the blue one's. */
export const sails: readonly Sail[] = [
  {
    id: "gv-rouge",
    name: "Grand-voile, la rouge",
    boat: "rouge",
    area: 78,
    description:
      "Hissée du départ à l’arrivée ; on y prend des ris quand le vent monte. C’est la voile que l’on voit au port comme au large.",
    drawing: "sails/voilure-rouge",
  },
  {
    id: "j2-rouge",
    name: "J2, la rouge",
    boat: "rouge",
    area: 45,
    description:
      "La voile d’avant à poste, celle du près et de la brise. Elle se roule sans quitter son étai.",
    drawing: "sails/voilure-rouge",
  },
  {
    id: "gv-bleue",
    name: "Grand-voile, la bleue",
    boat: "bleue",
    area: 78,
    description: "La jumelle de celle de la rouge : même patron, mêmes laizes, autre coque.",
    drawing: "sails/voilure-bleue",
  },
  {
    id: "spi-bleue",
    name: "Spinnaker, la bleue",
    boat: "bleue",
    area: 99,
    description: "La grande voile du portant, vent dans le dos. Gonflée, elle se voit de loin.",
    drawing: "sails/voilure-bleue",
  },
];
