import { spaceCounts } from "../figures/counts.ts";
import { counted } from "../format/numbers.ts";
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
