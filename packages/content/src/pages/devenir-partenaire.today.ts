import { words } from "#data/pages/devenir-partenaire";
import { periods } from "#data/periods";
import { crossingAhead, crossingCalls, type Ahead } from "../offer/ahead.ts";
import { spaceRange } from "../prices/space-range.ts";
import { counted, euros } from "../format/numbers.ts";
import { monthCount, monthInWords, monthRangeInWords } from "../format/months.ts";
import { enumerated } from "../format/words.ts";
import { figures } from "#data/figures";
import type { YearMonth } from "../fields.ts";
import { home } from "../ports/home.ts";
import type { Port } from "../ports/ports.schema.ts";
import { expeditionPhase } from "../status/phase.ts";
import type { Phase } from "../status/phases.ts";
import { monthInParis } from "../status/status.ts";

/** Something that may be taken, and until when. */
export interface Possibility {
  readonly term: string;
  readonly text: string;
}

/** What may be taken in one phase; in the crossing, some time after another. */
export interface PossibleThen {
  /** The first month in which this is no longer so; none for what is true to the end of the phase. */
  readonly before?: YearMonth;
  /** How many months a logo that is laid then sails; none once no boat waits for it. */
  readonly months?: number;
  readonly items: readonly Possibility[];
}

const yard = periods["stages/chantier-naval"];
const tour = periods["stages/tours-d-europe"];
const crossing = periods["stages/expedition-transatlantique"];

const back = monthInWords(crossing.end);
const calls: { readonly start: YearMonth; readonly end: YearMonth } = {
  start: crossingCalls[0]?.month ?? crossing.start,
  end: crossingCalls.at(-1)?.month ?? crossing.end,
};

const stopovers = (count: number) => counted(count, "escale");
const european = `${stopovers(figures.europeanStopovers)} en Europe`;
const countries = `${counted(figures.latinAmericanCountries, "pays", "pays")} d’Amérique latine`;

/** « , soit de 2 244 € HT à 6 072 € HT »; nothing where the price is on quotation. */
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

const meeting: Possibility = {
  term: terms.meeting,
  text: meetingWords,
};

/** Months in which a live may be followed, and those of calls: true on any day before they are over. */
const live: Possibility = {
  term: terms.live,
  text: `Jour et nuit, ${monthRangeInWords(periods["lives/direct-expedition-transatlantique"])}.`,
};

const latinCalls = `${stopovers(figures.latinAmericanStopovers)} en Amérique latine, ${monthRangeInWords(calls)}`;

const returning: Possibility = {
  term: terms.return,
  text: `${home.name}, ${back} : l’arrivée des deux bateaux et le compte rendu des mesures, avec vos équipes.`,
};

const next: Possibility = {
  term: terms.next,
  text: nextWords,
};

function atSea({ calls: left, months }: Ahead): readonly Possibility[] {
  const [first] = left;
  if (!first) return [returning, meeting, next];
  return [
    {
      term: terms.space,
      text: `Posé à ${first.name}, en ${monthInWords(first.month)}, votre logo navigue jusqu’au retour, en ${back}${cost(months)}.`,
    },
    { term: terms.stopover, text: `${stopovers(left.length)} à venir : ${listOfCalls(left)}.` },
    returning,
    meeting,
    next,
  ];
}

/** What may be taken, phase by phase. */
export const possible: Readonly<Record<Phase, readonly PossibleThen[]>> = {
  before: [
    {
      months: monthCount({ start: tour.start, end: crossing.end }),
      items: [
        {
          term: terms.space,
          text: `Posé à ${home.name} avant le départ, en ${monthInWords(tour.start)}, votre logo navigue jusqu’au retour, en ${back}${cost(monthCount({ start: tour.start, end: crossing.end }))}.`,
        },
        { term: terms.yard, text: `${home.name}, ${monthRangeInWords(yard)}.` },
        {
          term: terms.stopover,
          text: `${european}, ${monthRangeInWords(tour)}, puis ${latinCalls}.`,
        },
        meeting,
      ],
    },
  ],
  tour: [
    {
      months: monthCount(crossing),
      items: [
        {
          term: terms.space,
          text: `Posé à ${home.name} avant le départ de la traversée, en ${monthInWords(crossing.start)}, votre logo navigue jusqu’au retour, en ${back}${cost(monthCount(crossing))}. Une pose plus tôt se convient avec nous.`,
        },
        { term: terms.stopover, text: `${european}, ${monthRangeInWords(tour)}, puis ${latinCalls}.` },
        live,
        meeting,
      ],
    },
  ],
  crossing: crossingAhead().map((ahead) => ({
    ...(ahead.before && { before: ahead.before }),
    ...(ahead.months > 0 && { months: ahead.months }),
    items: atSea(ahead),
  })),
  after: [
    {
      items: [
        {
          term: terms.next,
          text: nextOnPlan,
        },
        meeting,
      ],
    },
  ],
};

/** Where the boats are, and what becomes of what is chosen now. */
export const today = {
  leads: {
    before: `En ${monthInWords(tour.start)}, deux anciens voiliers de course partent de ${home.name} : ${european}, puis ${countries}.`,
    tour: `En ${monthInWords(crossing.start)}, après ${european}, les deux bateaux partent pour ${countries}.`,
    crossing: `Les deux bateaux sont partis pour ${countries}. Ils rentrent en Bretagne en ${back}.`,
    after: `Les deux bateaux sont rentrés en Bretagne en ${back}. La prochaine expédition se prépare.`,
  },
  /** Above the sail plan. */
  plans: {
    before: `Les espaces choisis maintenant partent en ${monthInWords(tour.start)}.`,
    tour: `Les espaces choisis maintenant font la traversée, dès ${monthInWords(crossing.start)}.`,
    crossing: `Les espaces choisis maintenant naviguent dès l’escale suivante, jusqu’au retour en ${back}.`,
    after: "Les espaces choisis maintenant sont ceux de la prochaine expédition.",
  },
} as const;

/** What may be taken at the instant `now`. */
export function possibleOn(now: Date): PossibleThen {
  const month = monthInParis(now);
  const then = possible[expeditionPhase(now)].find(({ before }) => before === undefined || month < before);
  return then ?? { items: [] };
}
