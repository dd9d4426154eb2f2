import { figures } from "../figures/figures.ts";
import { atLeast, quantity } from "../format/numbers.ts";
import type { Offer } from "./offer.schema.ts";

export const offer: Offer = {
  name: "La Passerelle",
  title: "Une plateforme de solutions à impact",
  description:
    "La Passerelle rassemble des solutions déjà essayées ailleurs : énergie, eau, déchets, mobilité, achats. Vos équipes cherchent, comparent et appellent celles et ceux qui les ont mises en œuvre.",
  figures: [
    { value: atLeast(figures.platformSolutions), label: "solutions à impact", icon: "pictograms/sonde" },
    {
      value: quantity(figures.frenchTerritoryPercent, "%"),
      label: "du territoire français",
      icon: "pictograms/ancre",
    },
    { value: "24 h/24, 7 j/7", label: "accès à toute heure", icon: "pictograms/reveil" },
  ],
  features: [
    "Accès illimité pour toute l’entreprise",
    "Formation de vos équipes comprise",
    "Ouverture le jour de la signature",
  ],
  drawing: "scenes/solutions",
};
