import type { Partner } from "./partners.schema.ts";

/** The partners of the home's strip, in the order of the strip. */
export const partners: readonly Partner[] = [
  { id: 1, name: "Lestarque", logo: "lestarque", url: "https://www.lestarque.example" },
  { id: 2, name: "Drissandre", logo: "drissandre", url: "https://www.drissandre.example" },
  { id: 3, name: "Maison Sabordine", logo: "sabordine", url: "https://www.sabordine.example" },
  { id: 4, name: "Vaguemarche", logo: "vaguemarche", url: "https://www.vaguemarche.example" },
  { id: 5, name: "Goulvarec", logo: "goulvarec", url: "https://www.goulvarec.example" },
  { id: 6, name: "Faréole", logo: "fareole", url: "https://www.fareole.example" },
  { id: 7, name: "Embrunelle", logo: "embrunelle", url: "https://www.embrunelle.example" },
  { id: 8, name: "Hauturion", logo: "hauturion", url: "https://www.hauturion.example" },
  { id: 9, name: "Estuarde Assurances", logo: "estuarde", url: "https://www.estuarde.example" },
  { id: 10, name: "Corvanel", logo: "corvanel", url: "https://www.corvanel.example" },
  { id: 11, name: "Rochevague", logo: "rochevague", url: "https://www.rochevague.example" },
  { id: 12, name: "Ty Skorvenn", logo: "tyskorvenn", url: "https://www.tyskorvenn.example" },
  { id: 13, name: "Marévane", logo: "marevane", url: "https://www.marevane.example" },
  { id: 14, name: "Lagunaire & Cie", logo: "lagunaire", url: "https://www.lagunaire.example" },
  { id: 15, name: "Octomille", logo: "octomille", url: "https://www.octomille.example" },
  { id: 16, name: "Les Amers Réunis", logo: "amersreunis", url: "https://www.amersreunis.example" },
  { id: 17, name: "Varangale", logo: "varangale", url: "https://www.varangale.example" },
  { id: 18, name: "Brasvent", logo: "brasvent", url: "https://www.brasvent.example" },
  { id: 19, name: "Penvariel", logo: "penvariel", url: "https://www.penvariel.example" },
  { id: 20, name: "Quatrefanal", logo: "quatrefanal", url: "https://www.quatrefanal.example" },
];
