import { type OfferThen, saidOfOffer } from "@sillages/content";
import { ByMonth } from "../../sections/ByMonth.tsx";

interface SaidOfOfferProps {
  /** What is said of the offer as it then stands. */
  say: (then: OfferThen) => string;
}

/** Words that follow what is offered to partners, inside a text. */
export function SaidOfOffer({ say }: SaidOfOfferProps) {
  return <ByMonth as="span" states={saidOfOffer(say)} />;
}
