import { monthInWords } from "../format/months.ts";
import { periods } from "#data/periods";

const departure = monthInWords(periods["stages/expedition-transatlantique"].start);
const year = departure.split("\u00A0").at(-1) ?? "";

/** Printed with the three prizes of the video challenge, before the departure and after it. */
export const videoInvitation = {
  toCome: `Les trois gagnants sont invités au départ de ${year}, celui de l’expédition transatlantique.`,
  past: `Les trois gagnants ont été invités au départ de ${year}, celui de l’expédition transatlantique.`,
} as const;
