import { spaceCounts } from "../figures/counts.ts";
import { counted, noun, number } from "../format/numbers.ts";
import { reservations } from "#data/reservations";
import { spaces } from "../spaces/spaces.ts";
import type { OpportunityReading } from "./offer.schema.ts";

const { total, taken, active, available, reserved, left } = spaceCounts(spaces, reservations);

// A partner who holds several spaces would make « espaces − partenaires » false: then the spaces are said too.
const held =
  taken === active
    ? counted(active, "partenaire actif", "partenaires actifs")
    : `${counted(taken, "espace pris", "espaces pris")} par ${counted(active, "partenaire actif", "partenaires actifs")}`;

/** The two readings of the free places, side by side; both are true. */
export const opportunityReadings: readonly OpportunityReading[] = [
  {
    id: "disponibles",
    value: available,
    label: "espaces disponibles",
    reckoning: `${counted(total, "espace")} − ${held} = ${counted(available, "disponible")}`,
  },
  {
    id: "restantes",
    value: left,
    label: "places restantes",
    reckoning: `${counted(available, "disponible")} − ${counted(reserved, "réservation en cours, sans espace attribué", "réservations en cours, sans espace attribué")} = ${counted(left, "place restante", "places restantes")}`,
  },
];

const promised = `${reserved === 1 ? "L’un d’eux" : number(reserved)} ${noun(reserved, "est réservé sans être encore placé", "sont réservés sans être encore placés")}`;

/** How many spaces may be chosen, in one sentence; the two readings give the reckoning. */
export const freeSpaces =
  `${counted(available, "espace libre", "espaces libres")} sur ${number(total)}` +
  (reserved > 0 ? `. ${promised}\u00A0: il en reste ${number(left)} à choisir.` : ".");
