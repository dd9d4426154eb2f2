import type { Finding } from "../finding.ts";
import type { Subject } from "../walk.ts";
import { at, fieldOf } from "./fieldOf.ts";

/** The page tells one state for both contests. */
export function contestMonths([first, ...others]: readonly Subject[]): Finding[] {
  if (!first) return [];
  return others.flatMap((contest) =>
    ["start", "end", "winners"]
      .filter((field) => fieldOf(contest, field) !== fieldOf(first, field))
      .map((field) => {
        const problem = `les deux concours n’ont pas les mêmes mois : « ${first.entry} » dit « ${String(fieldOf(first, field))} »`;
        return at(contest, [field], { problem, remedy: "Écrire le même mois dans les deux fiches." });
      }),
  );
}

/** The calendar of the page writes these months again: its steps may be others too, never other months for these. */
export function contestSteps([contest]: readonly Subject[], calendar: readonly Subject[]): Finding[] {
  if (!contest || calendar.length === 0) return [];
  const told = new Set(calendar.map((step) => fieldOf(step, "start")));
  return ["start", "end", "winners"]
    .filter((field) => !told.has(fieldOf(contest, field)))
    .map((field) => {
      const problem = `aucune étape du calendrier ne commence le mois « ${String(fieldOf(contest, field))} »`;
      return at(contest, [field], { problem, remedy: "Écrire le même mois dans data/calendar/." });
    });
}
