import { monthInWords } from "../format/months.ts";
import { periods } from "#data/periods";

const departure = monthInWords(periods["stages/expedition-transatlantique"].start);
const year = departure.split("\u00A0").at(-1) ?? "";

/** Printed with the three prizes of the video challenge, before the departure and after it; and in the rules, whatever the day. */
export const videoInvitation = {
  toCome: `Les trois gagnants sont invités au départ de ${year}, celui de l’expédition transatlantique.`,
  past: `Les trois gagnants ont été invités au départ de ${year}, celui de l’expédition transatlantique.`,
  rule: `Aux trois gagnants du défi vidéo : une invitation au départ de ${year}, celui de l’expédition transatlantique.`,
} as const;
