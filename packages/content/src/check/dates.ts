import { isDay } from "../format/days.ts";
import type { Finding } from "./finding.ts";
import { branches, fieldName, leaves, type Subject } from "./walk.ts";

/** Names of fields that open and close a period. */
const periods = [
  ["start", "end"],
  ["from", "to"],
  ["opens", "closes"],
] as const;

/** Dates that do not exist, and periods that end before they start. */
export function dateFindings(subject: Subject): Finding[] {
  return [...impossibleDates(subject), ...reversedPeriods(subject)];
}

function* impossibleDates(subject: Subject): Generator<Finding> {
  for (const { file, entry, field, text } of leaves(subject)) {
    if (!/^\d{4}-\d{1,2}(-\d{1,2})?$/.test(text) || exists(text)) continue;
    const problem = `la date « ${text} » n’existe pas`;
    const remedy =
      "Écrire un mois (« 2026-03 ») ou un jour (« 2025-11-14 ») du calendrier, avec deux chiffres.";
    yield { file, entry, field, problem, remedy };
  }
}

function* reversedPeriods({ file, entry, value }: Subject): Generator<Finding> {
  for (const [branch, path] of branches(value)) {
    for (const [opening, closing] of periods) {
      const { [opening]: start, [closing]: end } = branch;
      if (!isDate(start) || !isDate(end) || start.slice(0, end.length) <= end) continue;
      const problem = `la fin « ${end} » précède le début « ${start} »`;
      const remedy = `Corriger « ${opening} » ou « ${closing} ».`;
      yield { file, entry, field: fieldName([...path, closing]), problem, remedy };
    }
  }
}

function isDate(value: unknown): value is string {
  return typeof value === "string" && exists(value);
}

/** Whether `text` is a month or a day of the calendar, as ISO 8601 writes it. */
const exists = (text: string) => isDay(text.length === 7 ? `${text}-01` : text);
