import { euros, squareMetres } from "../format/numbers.ts";
import type { SpaceRange } from "../prices/space-range.ts";

/** What the price grid says around the prices, which are files of `data/prices/`. */
export const priceGrid = {
  id: "prix",
  heading: "Ce que cela coûte",
  lead: "Prix indicatifs hors taxes (HT) : la TVA s’ajoute au taux en vigueur. Plusieurs espaces, plus d’un an : vous recevez une proposition chiffrée sous cinq jours ouvrés.",
  /** While the expedition is invented. */
  example: "Prix d’exemple : l’expédition est imaginaire, rien n’est à vendre.",
  onQuotation: "Sur devis",
  included: "Ce qui est compris",
  amount: (amount: number) => euros(amount),
  sizes: ({ largest, smallest }: SpaceRange) =>
    `De ${euros(smallest.euros)} par an pour le plus petit espace libre (${squareMetres(smallest.area)}) à ${euros(largest.euros)} pour le plus grand (${squareMetres(largest.area)}).`,
  /** Without any price. */
  empty:
    "Chaque partenariat est chiffré sur devis. Dites-nous ce que vous cherchez : vous recevez une proposition sous cinq jours ouvrés.",
  ask: "Demander un devis",
  mail: {
    subject: "Demande de devis",
    body: "Bonjour,\n\nNous aimerions recevoir un devis.\n\nCe que nous cherchons (espace, journée d’escale, rencontre) :\nNom de l’entreprise :\nUn numéro où nous rappeler :\n\nMerci.",
  },
} as const;
