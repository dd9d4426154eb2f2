import type { MediaPartner } from "./media.schema.ts";

/** The media partners; their articles are counted from the press collection. */
export const mediaPartners: readonly MediaPartner[] = [
  {
    id: "fanal-du-large",
    name: "Le Fanal du Large",
    kind: "Quotidien de la façade atlantique",
    description: "Il raconte l’expédition depuis les quais, du chantier au retour des bateaux.",
    logo: "fanaldularge",
    url: "https://www.fanal-du-large.example",
  },
  {
    id: "ressac-48",
    name: "Ressac 48",
    kind: "Radio des ports et des îles",
    description: "Ses micros embarquent : voix d’équipage, bruits de pont, musiques d’escale.",
    logo: "ressac48",
    url: "https://www.ressac-48.example",
  },
  {
    id: "carenage",
    name: "Carénage",
    kind: "Magazine des chantiers navals",
    description: "Il suit la restauration des deux coques, plans et pannes compris.",
    logo: "carenage",
    url: "https://www.carenage.example",
  },
];
