// Written by hand: `Intl` says « 1 juin » and breaks between the day and the month.
import type { YearMonth } from "../fields.ts";
import type { Dated } from "../status/status.ts";

const names = [
  { short: "janv.", long: "janvier" },
  { short: "févr.", long: "février" },
  { short: "mars", long: "mars" },
  { short: "avr.", long: "avril" },
  { short: "mai", long: "mai" },
  { short: "juin", long: "juin" },
  { short: "juill.", long: "juillet" },
  { short: "août", long: "août" },
  { short: "sept.", long: "septembre" },
  { short: "oct.", long: "octobre" },
  { short: "nov.", long: "novembre" },
  { short: "déc.", long: "décembre" },
] as const;

type Form = "short" | "long";

function split(date: string, form: Form) {
  const [year = "", month = "", day = ""] = date.split("-");
  const name = names[Number(month) - 1];
  if (!name)
    throw new RangeError(
      `«\u202F${date}\u202F» n’est pas une date\u00A0: écrire «\u202F2026-03\u202F» ou «\u202F2026-03-14\u202F»`,
    );
  return { year, name: name[form], day: Number(day) };
}

/** « d’ » before a vowel: « d’octobre », « de mars ». */
function from(name: string) {
  return /^[aeiouyéèê]/.test(name) ? `d’${name}` : `de ${name}`;
}

/** A month in words: « mars 2026 ». */
export function monthInWords(month: YearMonth): string {
  const { year, name } = split(month, "long");
  return `${name}\u00A0${year}`;
}

/** A month in two parts, to be printed in two sizes: « déc. » and « 2025 ». */
export function monthParts(month: YearMonth): { month: string; year: string } {
  const { name, year } = split(month, "short");
  return { month: name, year };
}

/** A period in few signs: « déc. 2025 – mars 2026 », « mars – août 2026 », « déc. 2025 ». */
export function monthRange({ start, end = start }: Dated): string {
  const first = split(start, "short");
  const last = split(end, "short");
  if (start === end) return `${last.name}\u00A0${last.year}`;
  const begins = first.year === last.year ? first.name : `${first.name}\u00A0${first.year}`;
  return `${begins}\u00A0– ${last.name}\u00A0${last.year}`;
}

/** A period in a sentence: « de décembre 2025 à mars 2026 », « d’octobre 2026 à mai 2027 », « en mars 2026 ». */
export function monthRangeInWords({ start, end = start }: Dated): string {
  const first = split(start, "long");
  const last = split(end, "long");
  if (start === end) return `en ${last.name}\u00A0${last.year}`;
  const begins = first.year === last.year ? first.name : `${first.name}\u00A0${first.year}`;
  return `${from(begins)} à ${last.name}\u00A0${last.year}`;
}

/** How many months a period counts, the first and the last included. */
export function monthCount({ start, end = start }: Dated): number {
  const months = (date: string) => {
    const [year = 0, month = 0] = date.split("-").map(Number);
    return 12 * year + month;
  };
  return months(end) - months(start) + 1;
}

/** The month that follows: « 2027-01 » after « 2026-12 ». */
export function nextMonth(month: YearMonth): YearMonth {
  const [year = 0, at = 0] = month.split("-").map(Number);
  return at === 12 ? `${year + 1}-01` : `${year}-${String(at + 1).padStart(2, "0")}`;
}

/** A day in words: « 16 octobre 2025 », « 1er juin 2026 ». */
export function dayInWords(isoDate: string): string {
  const { year, name, day } = split(isoDate, "long");
  return `${day === 1 ? "1er" : day}\u00A0${name}\u00A0${year}`;
}

/** A day in few signs, its year left out: « 16 oct. », « 1er juin ». */
export function dayInShort(isoDate: string): string {
  const { name, day } = split(isoDate, "short");
  return `${day === 1 ? "1er" : day}\u00A0${name}`;
}

/** The same words at the beginning of a line: « Déc. 2025 – mars 2026 ». */
export function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase("fr") + text.slice(1);
}
