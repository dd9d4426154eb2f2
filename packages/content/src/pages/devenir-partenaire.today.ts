import { words } from "#data/pages/devenir-partenaire";
import { periods } from "#data/periods";
import { callsAhead, crossingCalls, monthsOf, tourCalls, type Ahead } from "../offer/ahead.ts";
import { spaceRange } from "../prices/space-range.ts";
import { counted, euros } from "../format/numbers.ts";
import { monthCount, monthInWords, monthRangeInWords, nextMonth } from "../format/months.ts";
import { enumerated } from "../format/words.ts";
import { figures } from "#data/figures";
import type { YearMonth } from "../fields.ts";
import { home } from "../ports/home.ts";
import type { Port } from "../ports/ports.schema.ts";
import { fromMonth, type MonthlyWords, type UntilMonth } from "../status/by-month.ts";
import { monthInParis } from "../status/status.ts";

/** Something that may be taken, and until when. */
interface Possibility {
  readonly term: string;
  readonly definition: string;
}

/** What is true of the offer for some months, one time after another. */
export interface OfferThen extends UntilMonth {
  /** How many months a logo that is laid then sails; none once nothing of this voyage is sold. */
  readonly months?: number;
  /** Where the boats are, then what may be chosen. */
  readonly lead: string;
  /** What becomes of the spaces that are chosen then. */
  readonly plan: string;
  /** What may be taken. */
  readonly items: readonly Possibility[];
}

const yard = periods["stages/chantier-naval"];
const tour = periods["stages/tours-d-europe"];
const crossing = periods["stages/expedition-transatlantique"];

const back = monthInWords(crossing.end);

const stopovers = (count: number) => counted(count, "escale");
const european = `${stopovers(figures.europeanStopovers)} en Europe`;
const countries = `${counted(figures.latinAmericanCountries, "pays", "pays")} d’Amérique latine`;
const latinCalls = `${stopovers(figures.latinAmericanStopovers)} en Amérique latine, ${monthRangeInWords(monthsOf(crossingCalls))}`;

/** « : 6 mois, soit de 2 244 € HT à 6 072 € HT »; nothing where the price is on quotation. */
function cost(months: number): string {
  const range = spaceRange(months);
  return range
    ? ` : ${counted(months, "mois", "mois")}, soit de ${euros(range.smallest.euros)} à ${euros(range.largest.euros)}`
    : "";
}

/** « Saint-Domingue et Carthagène des Indes en février 2027 » */
function monthOfCalls(month: YearMonth, ports: readonly Port[]): string {
  const names = ports.filter((port) => port.month === month).map(({ name }) => name);
  return `${enumerated(names)} en ${monthInWords(month)}`;
}

const listOfCalls = (ports: readonly Port[]) =>
  [...new Set(ports.map(({ month }) => month))].map((month) => monthOfCalls(month, ports)).join(" ; ");

const { meeting: meetingWords, next: nextWords, nextOnPlan, terms } = words.possible;

const meeting: Possibility = { term: terms.meeting, definition: meetingWords };

/** Months in which a live may be followed: true on any day before they are over. */
const live: Possibility = {
  term: terms.live,
  definition: `Jour et nuit, ${monthRangeInWords(periods["lives/direct-expedition-transatlantique"])}.`,
};

const returning: Possibility = {
  term: terms.return,
  definition: `${home.name}, ${back} : l’arrivée des deux bateaux et le compte rendu des mesures, avec vos équipes.`,
};

const next: Possibility = { term: terms.next, definition: nextWords };

/** Once no space of this voyage is left to choose. */
const nextOnly: Possibility = { term: terms.next, definition: nextOnPlan };

/** A space that is laid at `harbour` in `month`, and what it costs until the return. */
const spaceFrom = (where: string, months: number): Possibility => ({
  term: terms.space,
  definition: `Posé à ${where}, votre logo navigue jusqu’au retour, en ${back}${cost(months)}.`,
});

const wholeVoyage = monthCount({ start: tour.start, end: crossing.end });

const beforeTour: OfferThen = {
  before: tour.start,
  months: wholeVoyage,
  lead: `En ${monthInWords(tour.start)}, deux anciens voiliers de course partent de ${home.name} : ${european}, puis ${countries}. ${words.lead}`,
  plan: `Les espaces choisis maintenant partent en ${monthInWords(tour.start)}.`,
  items: [
    spaceFrom(`${home.name} avant le départ, en ${monthInWords(tour.start)}`, wholeVoyage),
    { term: terms.yard, definition: `${home.name}, ${monthRangeInWords(yard)}.` },
    { term: terms.stopover, definition: `${european}, ${monthRangeInWords(tour)}, puis ${latinCalls}.` },
    meeting,
  ],
};

/** During the tour: the calls of Europe that are left, then those of the crossing. */
function onTour({ before = crossing.start, calls: left }: Ahead): OfferThen {
  const months = monthCount(crossing);
  const space = spaceFrom(
    `${home.name} avant le départ de la traversée, en ${monthInWords(crossing.start)}`,
    months,
  );
  const europe =
    left.length > 0 ? `${stopovers(left.length)} en Europe, ${monthRangeInWords(monthsOf(left))}, puis ` : "";
  return {
    before,
    months,
    lead: `En ${monthInWords(crossing.start)}, après ${european}, les deux bateaux partent pour ${countries}. ${words.lead}`,
    plan: `Les espaces choisis maintenant font la traversée, dès ${monthInWords(crossing.start)}.`,
    items: [
      { ...space, definition: `${space.definition} Une pose plus tôt se convient avec nous.` },
      { term: terms.stopover, definition: `${europe}${latinCalls}.` },
      live,
      meeting,
    ],
  };
}

const gone = `Les deux bateaux sont partis pour ${countries}. Ils rentrent en Bretagne en ${back}.`;

/** During the crossing: the calls that are left, and nothing of the voyage once there is none. */
function atSea({ before = nextMonth(crossing.end), calls: left, months }: Ahead): OfferThen {
  const [first] = left;
  if (!first)
    return {
      before,
      lead: `${gone} ${words.leadReturning}`,
      plan: `Plus aucun logo n’est posé avant le retour, en ${back} : les espaces choisis maintenant sont ceux de la prochaine expédition.`,
      items: [returning, meeting, nextOnly],
    };
  return {
    before,
    months,
    lead: `${gone} ${words.lead}`,
    plan: `Les espaces choisis maintenant naviguent dès l’escale suivante, jusqu’au retour en ${back}.`,
    items: [
      spaceFrom(`${first.name}, en ${monthInWords(first.month)}`, months),
      { term: terms.stopover, definition: `${stopovers(left.length)} à venir : ${listOfCalls(left)}.` },
      returning,
      meeting,
      next,
    ],
  };
}

const afterReturn: OfferThen = {
  lead: `Les deux bateaux sont rentrés en Bretagne en ${back}. La prochaine expédition se prépare. ${words.leadAfter}`,
  plan: "Les espaces choisis maintenant sont ceux de la prochaine expédition.",
  items: [nextOnly, meeting],
};

/** What is true of the offer, from before the tour to after the return. */
export const offerByMonth: readonly OfferThen[] = [
  beforeTour,
  ...callsAhead(tourCalls)
    .filter(({ before }) => before === undefined || before > tour.start)
    .map(onTour),
  ...callsAhead(crossingCalls).map(atSea),
  afterReturn,
];

/** What is true of the offer from the instant `now` on. */
export const offerFrom = (now: Date): OfferThen[] => fromMonth(offerByMonth, monthInParis(now));

/** What is true of it at that instant. */
export const offerOn = (now: Date): OfferThen => offerFrom(now)[0] ?? afterReturn;

/** The first month in which spaces and calls of this voyage are no longer sold. */
export const offerCloses: YearMonth =
  offerByMonth.findLast(({ months }) => months !== undefined)?.before ?? crossing.end;

/** What is said of the offer, one time after another; times of which the same is said are one. */
export function saidOfOffer<Words>(say: (then: OfferThen) => Words): MonthlyWords<Words> {
  const said: MonthlyWords<Words>[number][] = [];
  for (const then of offerByMonth) {
    const time = { ...(then.before && { before: then.before }), words: say(then) };
    if (said.at(-1)?.words === time.words) said.pop();
    said.push(time);
  }
  return said;
}
