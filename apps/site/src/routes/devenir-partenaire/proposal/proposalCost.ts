import { proposalWords, proRata } from "@sillages/content";
import type { OfferedBenefit, OfferedOption, OfferTime, ProposalOffer } from "./proposalOffer.ts";

const { included, ticked } = proposalWords;

/** What the chosen spaces cost. */
export interface ProposalCost {
  /** Until the return where that is known, else by the year; nothing where it is on quotation. */
  words: string | undefined;
  /** In whole euros, taxes left out, with all that is added; nothing where some of it is on quotation. */
  total: number | undefined;
}

/** Whether what was true until a month still is on the visitor's `day` (year-month-day). */
export const isCurrent = ({ until }: { until?: string | undefined }, day: string) =>
  until === undefined || day < until;

/** What the offer is on the visitor's `day`. */
export const offerThen = ({ times }: Pick<ProposalOffer, "times">, day: string): OfferTime | undefined =>
  times.find(({ before }) => before === undefined || day < before);

/** What spaces at `yearlyEuros` a year cost with `options`, for logos that sail `months` until the return; by the year where none does. */
export function costOf(
  months: number | undefined,
  yearlyEuros: number | undefined,
  options: readonly OfferedOption[],
): ProposalCost {
  if (yearlyEuros === undefined) return { words: undefined, total: undefined };
  if (!months) return { words: included.yearly(yearlyEuros), total: undefined };
  const untilReturn = proRata(yearlyEuros, months);
  const amounts = options.map(({ amount }) => amount ?? Number.NaN);
  const total = amounts.reduce((sum, amount) => sum + amount, untilReturn);
  return {
    words: included.untilReturn(untilReturn, months, yearlyEuros),
    total: options.length > 0 && Number.isFinite(total) ? total : undefined,
  };
}

/** `benefits` in words: those that an option `offered` brings say what it costs, unless it is `taken` already, with its price. */
export const priced = (
  benefits: readonly OfferedBenefit[],
  offered: readonly OfferedOption[],
  taken: readonly OfferedOption[],
) =>
  benefits.map(({ option, title }) =>
    ticked(
      title,
      offered.find((one) => one.id === option && !taken.includes(one)),
    ),
  );
