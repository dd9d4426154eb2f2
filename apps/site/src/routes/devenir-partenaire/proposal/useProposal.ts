import { dayInParis, proposalWords } from "@sillages/content";
import { useNow } from "../../../shell/time/now.tsx";
import { givenName } from "../sail/companyName.ts";
import type { Plan } from "../sail/plan.ts";
import { linkTo } from "../sail/preparedMail.ts";
import { useSailChoice } from "../sail/sailChoice.ts";
import { useChosenSpaces } from "../sail/useChosenSpaces.ts";
import { costOf, isCurrent, offerThen, priced } from "./proposalCost.ts";
import type { ProposalOffer } from "./proposalOffer.ts";

const { email, spaces } = proposalWords;

/** What a company has chosen of `offer`, what it costs on the visitor's day, and the mail that asks for it. */
export function useProposal(plan: Plan, offer: ProposalOffer) {
  const choice = useSailChoice();
  const { chosen, name: company } = choice;
  const { area, yearlyEuros } = useChosenSpaces(plan);
  const day = dayInParis(useNow());
  const offered = offer.options.filter((option) => isCurrent(option, day));
  const options = offered.filter(({ id }) => choice.options.includes(id));
  const ticked = offer.benefits.filter(({ id }) => choice.benefits.includes(id));
  const time = offerThen(offer, day);
  const cost = costOf(time?.months, yearlyEuros, options);
  const link = linkTo(choice);
  return {
    choice,
    /** What may still be taken beside the spaces. */
    offered,
    mail: {
      subject: email.subject(givenName(choice), chosen.length),
      body: email.body(
        spaces.totalValue(chosen.length, area),
        cost.words,
        options.map(({ title }) => title),
        ticked.map(({ title }) => title),
        link,
      ),
    },
    /** What is written on the sheets. */
    written: { company, chosen, options, benefits: priced(ticked, offered, options), time, cost, link, day },
  };
}
