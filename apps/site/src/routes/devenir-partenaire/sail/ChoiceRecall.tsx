import { spaceChoice, squareMetres } from "@sillages/content";
import { ChoiceStrip } from "@sillages/illustrations";
import { ActionLink, Button } from "@sillages/ui";
import { type RefObject, useState } from "react";
import { mailto } from "../../../shell/links/mailto.ts";
import type { ProposalOffer } from "../proposal/proposalOffer.ts";
import { useMonthsLeft } from "../proposal/useMonthsLeft.ts";
import { refusal } from "./announcement.ts";
import { type Plan, sailOf } from "./plan.ts";
import { preparedMail } from "./preparedMail.ts";
import { useSailChoice } from "./sailChoice.ts";
import { useChosenSpaces } from "./useChosenSpaces.ts";

const { strip } = spaceChoice;

interface ChoiceRecallProps {
  plan: Plan;
  offer: ProposalOffer;
  /** The plan, where focus goes when the strip is closed, and the field of the logo. */
  place: RefObject<HTMLElement | null>;
  /** What came of the logo that was tried, when it was refused. */
  refusedLogo: string | undefined;
}

/** The choice, beside the finger: what it is, what it costs, what comes next. */
export function ChoiceRecall({ plan, offer, place, refusedLogo }: ChoiceRecallProps) {
  const choice = useSailChoice();
  const { chosen, logo, refused } = choice;
  const { area, spaces, yearlyEuros } = useChosenSpaces(plan);
  const months = useMonthsLeft(offer);
  const [closed, close] = useState<readonly number[]>();
  if (chosen.length === 0 || closed === chosen) return null;
  const sails = new Set(spaces.flatMap((space) => sailOf(plan, space)?.name ?? []));
  const facts = [squareMetres(area), ...(yearlyEuros ? [strip.price(yearlyEuros, months)] : []), ...sails];
  const field = () => place.current?.querySelector<HTMLInputElement>('input[name="logo"]');
  return (
    <ChoiceStrip
      label={strip.label}
      title={strip.spaces(chosen)}
      facts={facts}
      news={refused === undefined ? refusedLogo : refusal(plan, refused)}
      closeLabel={strip.close}
      onClose={() => {
        place.current?.focus({ preventScroll: true });
        close(chosen);
      }}
    >
      <Button variant="secondary" size="small" onClick={() => field()?.click()}>
        {logo ? strip.otherLogo : strip.logo}
      </Button>
      <ActionLink size="small" href={mailto(plan.owner.mail, preparedMail(plan, choice))}>
        {strip.ask}
      </ActionLink>
    </ChoiceStrip>
  );
}
