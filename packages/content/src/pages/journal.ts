import { words } from "#data/pages/journal";
import { identity } from "#data/identity";
import type { YearMonth } from "../fields.ts";
import { withCountry } from "../format/harbours.ts";
import { capitalised, dayInWords, monthInWords } from "../format/months.ts";
import { counted, noun, quantity } from "../format/numbers.ts";
import { of } from "../format/of.ts";
import { positionInWords } from "../format/positions.ts";
import { boats } from "../journal/boats.ts";
import type { Fix } from "../journal/fixes.ts";
import type { BoatId } from "../journal/journal.schema.ts";
import { localTime, universalTime } from "../journal/local-time.ts";
import type { Standing } from "../journal/standing.ts";
import { crossingPeriod } from "../stages/crossing-period.ts";
import type { Page } from "./page.schema.ts";

/** « à Porto », « aux Sables-d’Olonne ». */
const at = (harbour: string) =>
  harbour.startsWith("Les ") ? `aux\u00A0${harbour.slice(4)}` : `à\u00A0${harbour}`;

const siteName = identity.name;

/** Above this many miles, to the nearest ten: a position is no more precise. */
const NEAR = 50;

function miles(count: number): string {
  const said = count > NEAR ? Math.round(count / 10) * 10 : count;
  return quantity(said, said < 2 ? "mille" : "milles");
}

const nameOf = (boat: BoatId) => boats.find(({ id }) => id === boat)?.name ?? boat;

const dayOf = (fix: Pick<Fix, "at">) => dayInWords(fix.at.slice(0, 10));

/** « le 20 novembre 2026 à 15 h 00 UTC » */
const instantInWords = (fix: Pick<Fix, "at">) => `le ${dayOf(fix)} à ${universalTime(fix)}\u00A0UTC`;

/** « à Lisbonne », « 33° 10′ N, 15° 35′ O ». */
const placeInWords = ({ port, where }: Pick<Fix, "port" | "where">) =>
  port ? at(port.name) : positionInWords(where);

/** Where a boat was last, as far as one knows: in port, or at sea with the harbour that is nearest. */
const standingPlace = ({ last, nearest }: Standing) =>
  last.port
    ? at(withCountry(last.port))
    : `${positionInWords(last.where)}, à ${miles(nearest.miles)} ${of(nearest.harbour.name)}`;

const knownAt = (fix: Pick<Fix, "at">) => `Dernière position connue, ${instantInWords(fix)}.`;

const standingInWords = (standing: Standing) =>
  `Dernière position connue de ${nameOf(standing.last.boat).toLocaleLowerCase("fr")}, ${instantInWords(standing.last)}\u00A0: ${standingPlace(standing)}.`;

const over = `L’expédition s’est achevée en ${monthInWords(crossingPeriod.end)}`;

export const logWords = {
  ...words,
  strip: {
    ...words.strip,
    /** Once the boats are back. */
    over: {
      page: `${over}\u00A0: c’est la dernière page publiée.`,
      positions: `${over}\u00A0: ce sont les dernières positions publiées.`,
    },
  },
  nameOf,
  placeInWords,
  /** « À Salvador de Bahia (Brésil) » */
  standingPlace: (standing: Standing) => capitalised(standingPlace(standing)),
  /** « Dernière position connue de la rouge, le 20 novembre 2026 à 15 h 00 UTC : à Salvador de Bahia (Brésil). » */
  standingInWords,
  knownAt,
  /** « 20 novembre 2026, 15 h 00 UTC, 12 h 00 à bord » */
  bothTimes: (fix: Fix) => `${dayOf(fix)}, ${universalTime(fix)}\u00A0UTC, ${localTime(fix)} à bord`,
  /** « La rouge, à Salvador de Bahia, le 20 novembre 2026 à 15 h 00 UTC. » */
  entryLead: (entry: Fix) => `${nameOf(entry.boat)}, ${placeInWords(entry)}, ${instantInWords(entry)}.`,
  stepInWords: (fix: Fix) =>
    `${capitalised(dayOf(fix))}, ${universalTime(fix)}\u00A0UTC. ${nameOf(fix.boat)}, ${placeInWords(fix)}.`,
  /** « 20 novembre 2026, 15 h 00 » */
  rowTime: (fix: Pick<Fix, "at">) => `${dayOf(fix)}, ${universalTime(fix)}`,
  /** What the chart of a voyage shows, and where each boat is on it: one sentence for each. */
  chartLabel: (voyage: string, standings: readonly Standing[]) =>
    [
      `${capitalised(voyage)}, les traces de la rouge et de la bleue sur la route annoncée.`,
      ...standings.map(standingInWords),
    ].join(" "),
  sailed: (count: number) => `${miles(count)} au moins depuis Lorient.`,
  nextCall: ({ miles: away, port }: NonNullable<Standing["next"]>) =>
    `Escale suivante, d’après la route annoncée\u00A0: ${withCountry(port)}, en ${monthInWords(port.month)}, à ${miles(away)}.`,
  lastCall: "Dernière escale du voyage atteinte.",
  monthTitle: (month: YearMonth) => `Journal, ${monthInWords(month)}`,
  tabTitle: (title: string) => `${title} – ${siteName}`,
  monthMeta: (month: YearMonth, count: number) => ({
    title: `Journal, ${monthInWords(month)} – ${siteName}`,
    description: `Le journal de bord ${monthFrom(month)}\u00A0: ${counted(count, "page")} ${noun(count, "écrite")} à bord de la rouge et de la bleue, avec leur position, leur temps et leurs mesures.`,
  }),
  monthLead: (count: number) =>
    count < 2
      ? "Une page."
      : `${counted(count, "page")}, dans l’ordre où elles ont été écrites, bateau par bateau.`,
  /** « 3 pages de la rouge, octobre 2026 » */
  pagesOf: (count: number, boat: string, month: YearMonth) =>
    `${counted(count, "page")} de ${boat.toLocaleLowerCase("fr")}, ${monthInWords(month)}`,
  pages: (count: number) => counted(count, "page"),
} as const satisfies Page & Record<string, unknown>;

/** « de mars 2026 », « d’octobre 2026 » */
function monthFrom(month: YearMonth): string {
  const name = monthInWords(month);
  return /^[aeo]/.test(name) ? `d’${name}` : `de ${name}`;
}
