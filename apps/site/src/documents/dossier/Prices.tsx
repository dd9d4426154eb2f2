import { devenirPartenaire } from "@sillages/content";
import { PriceGrid } from "../../sections/PriceGrid.tsx";
import { Part } from "./Part.tsx";

const { heading, id } = devenirPartenaire.prices;

export function Prices({ now }: { now: Date }) {
  return (
    <Part id={id} heading={heading} surface="dawnPale">
      <PriceGrid printedOn={now} />
    </Part>
  );
}
