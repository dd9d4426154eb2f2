import { dayInParis } from "@sillages/content";
import { useNow } from "../../../shell/time/now.tsx";
import { offerThen } from "./proposalCost.ts";
import type { ProposalOffer } from "./proposalOffer.ts";

/** For how many months a logo chosen on the visitor's day sails until the return; none once the voyage sells nothing any more. */
export const useMonthsLeft = (offer: Pick<ProposalOffer, "times">) =>
  offerThen(offer, dayInParis(useNow()))?.months;
