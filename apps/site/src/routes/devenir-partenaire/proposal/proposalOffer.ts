import {
  addressLine,
  benefits,
  dayInParis,
  dayInWords,
  devenirPartenaire,
  identity,
  offerCloses,
  offerFrom,
  type OfferThen,
  prices,
  team,
} from "@sillages/content";
import { editionDate } from "../../../shell/time/edition.ts";

/** Something that may be taken beside a space. */
export interface OfferedOption {
  id: string;
  title: string;
  /** In whole euros, taxes left out; nothing where it is on quotation. */
  amount?: number | undefined;
  unit: string;
  /** The first month in which it is no longer offered (year-month); none for what is offered at any time. */
  until?: string;
}

/** What a partnership brings. */
export interface OfferedBenefit {
  id: string;
  title: string;
  /** The option that brings it, where a space does not. */
  option?: string;
}

/** What is true of the offer for some months; the last has no end. */
export type OfferTime = Pick<OfferThen, "before" | "items" | "months" | "plan">;

/** What the living part of the page knows of the offer: data alone, given by the server. */
export interface ProposalOffer {
  /** What a space includes, one line each. */
  included: readonly string[];
  /** For how long, and how a part of a year is counted. */
  duration: string;
  options: readonly OfferedOption[];
  /** What a partnership brings, to be ticked where it is presented. */
  benefits: readonly OfferedBenefit[];
  /** What may be taken from the day of the edition on, one time after another. */
  times: readonly OfferTime[];
  /** The day of the edition. */
  day: string;
  contact: { name: string; role: string; telephone: { display: string; href: string }; address: string };
  demonstration: string | undefined;
}

/** The offer, on the day of the edition and on those that follow. */
export function proposalOffer(): ProposalOffer {
  const now = editionDate();
  const space = prices.find(({ perSquareMetre }) => perSquareMetre);
  const who = team.find(({ category }) => category === "business");
  return {
    included: space?.included ?? [],
    duration: space?.duration ?? "",
    options: prices
      .filter((price) => price !== space)
      .map(({ amount, id, title, unit, whileSailing }) => ({
        id,
        title,
        unit,
        ...(amount && { amount }),
        ...(whileSailing && { until: offerCloses }),
      })),
    benefits: benefits.map(({ id, price, title }) => ({ id, title, ...(price && { option: price }) })),
    times: offerFrom(now).map(({ before, items, months, plan }) => ({
      items,
      plan,
      ...(before && { before }),
      ...(months && { months }),
    })),
    day: dayInWords(dayInParis(now)),
    contact: {
      name: who?.name ?? identity.association.name,
      role: who?.role ?? "",
      telephone: identity.telephone.partners,
      address: addressLine(identity.address),
    },
    demonstration: identity.demonstration ? devenirPartenaire.demonstration : undefined,
  };
}
