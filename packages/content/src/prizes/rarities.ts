import type { Rarity } from "./prizes.schema.ts";

/** From the rarest to the least rare. */
export const rarities: readonly Rarity[] = [
  { id: "legendaire", label: "Légendaire", drawing: "rarities/legendaire", inks: ["sun", "vermilion"] },
  { id: "epique", label: "Épique", drawing: "rarities/epique", inks: ["vermilion", "night"] },
  { id: "rare", label: "Rare", drawing: "rarities/rare", inks: ["lagoon", "sea"] },
  { id: "commun", label: "Commun", drawing: "rarities/commun", inks: ["cream", "lagoon"] },
];
