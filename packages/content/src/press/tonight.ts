// Where the boats are, for whoever writes tonight: the road as it is announced, month by month, and never a position.
import { ports } from "#data/ports";
import type { YearMonth } from "../fields.ts";
import { withCountry } from "../format/harbours.ts";
import { monthInWords, nextMonth } from "../format/months.ts";
import { enumerated } from "../format/words.ts";
import type { Port } from "../ports/ports.schema.ts";
import { crossingPeriod } from "../stages/crossing-period.ts";
import type { MonthlyWords } from "../status/by-month.ts";

/** What the road says one month after another, from before the first call to after the last of `calls`. */
export function roadByMonth(
  calls: readonly Port[] = ports,
  back: YearMonth = crossingPeriod.end,
): MonthlyWords<string> {
  const months = [...new Set(calls.map(({ month }) => month))].toSorted();
  const namesIn = (month: YearMonth) =>
    enumerated(calls.filter((port) => port.month === month).map(withCountry));
  const [first] = months;
  if (first === undefined) return [{ words: "La route n’est pas encore annoncée." }];
  const next = (month: YearMonth | undefined) =>
    month === undefined ? "puis retour à Lorient." : `puis ${namesIn(month)} en ${monthInWords(month)}.`;
  return [
    {
      before: first,
      words: `À Lorient. Première escale en ${monthInWords(first)}\u00A0: ${namesIn(first)}.`,
    },
    ...months.flatMap((month, at): MonthlyWords<string> => {
      const following = months[at + 1];
      const words = `Ce mois-ci\u00A0: ${namesIn(month)}, ${next(following)}`;
      return [{ before: nextMonth(month), words }, ...gap(month, following, namesIn)];
    }),
    { before: nextMonth(back), words: "Ce mois-ci\u00A0: retour des deux bateaux à Lorient." },
    { words: "L’expédition est rentrée à Lorient." },
  ];
}

/** Between two months with calls: at sea, or at home. */
function gap(
  month: YearMonth,
  following: YearMonth | undefined,
  namesIn: (month: YearMonth) => string,
): MonthlyWords<string> {
  if (following === undefined) return [];
  if (nextMonth(month) === following) return [];
  const words = `Entre deux escales. La prochaine, en ${monthInWords(following)}\u00A0: ${namesIn(following)}.`;
  return [{ before: following, words }];
}
