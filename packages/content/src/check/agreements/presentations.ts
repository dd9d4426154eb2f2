import type { YearMonth } from "../../fields.ts";
import { isDay } from "../../format/days.ts";
import { monthRangeInWords } from "../../format/months.ts";
import type { Finding } from "../finding.ts";
import { leaves, type Subject } from "../walk.ts";
import { fieldOf } from "./fieldOf.ts";

/** A period in a sentence, as `monthRangeInWords` writes it. */
const period = /\bd(?:e |’)\p{L}+(?: \d{4})? à \p{L}+ \d{4}/giu;

const isMonth = (value: unknown): value is YearMonth => isDay(`${String(value)}-01`);

/** The texts for the press, whose words are counted, say in full the months that the stages hold: of one, or from one to another. */
export function presentedMonths(presentations: readonly Subject[], stages: readonly Subject[]): Finding[] {
  const monthsOf = (field: string) => stages.map((stage) => fieldOf(stage, field)).filter(isMonth);
  const known = monthsOf("start").flatMap((start) =>
    monthsOf("end").map((end) => monthRangeInWords({ start, end }).replaceAll("\u00a0", " ")),
  );
  return presentations.flatMap((presentation) =>
    [...leaves(presentation)].flatMap(({ entry, field, file, text }) =>
      [...text.replaceAll("\u00a0", " ").matchAll(period)]
        .filter(([said]) => !known.includes(said.toLowerCase()))
        .map(([said]) => ({
          file,
          entry,
          field,
          problem: `« ${said} » n’est la période d’aucune étape`,
          remedy: "Écrire les mois de data/stages/, ici et dans les phrases voisines.",
        })),
    ),
  );
}
