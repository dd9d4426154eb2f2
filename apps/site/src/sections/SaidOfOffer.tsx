import { type OfferThen, saidOfOffer } from "@sillages/content";
import { Living } from "../shell/Living.tsx";
import { MonthState } from "./MonthState.tsx";

interface SaidOfOfferProps {
  /** What is said of the offer as it then stands. */
  say: (then: OfferThen) => string;
}

/** Words that follow what is offered to partners, inside a text. */
export function SaidOfOffer({ say }: SaidOfOfferProps) {
  return (
    <Living as="span" dated="month">
      <MonthState states={saidOfOffer(say)} />
    </Living>
  );
}
