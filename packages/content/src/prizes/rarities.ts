import type { Rarity } from "./prizes.schema.ts";

/** From the rarest to the least rare. */
export const rarities: readonly Rarity[] = [
  { id: "legendaire", label: "Légendaire", drawing: "rarities/legendaire", tone: "sun" },
  { id: "epique", label: "Épique", drawing: "rarities/epique", tone: "vermilion" },
  { id: "rare", label: "Rare", drawing: "rarities/rare", tone: "sea" },
  { id: "commun", label: "Commun", drawing: "rarities/commun", tone: "cream" },
];
