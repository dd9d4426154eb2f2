import { periods } from "#data/periods";
import type { YearMonth } from "../fields.ts";
import { nextMonth } from "../format/months.ts";
import type { Port, VoyageId } from "./ports.schema.ts";

const starts: Readonly<Record<VoyageId, YearMonth>> = {
  europe: periods["stages/tours-d-europe"].start,
  "amerique-latine": periods["stages/expedition-transatlantique"].start,
};

/** The first month of which one can say that the call is made: after its own, and after a departure which slipped past it. */
export function madeFrom({ leg, month }: Pick<Port, "leg" | "month">, departures = starts): YearMonth {
  const departure = departures[leg];
  return nextMonth(departure > month ? departure : month);
}
