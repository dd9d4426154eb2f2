import { devenirPartenaire, identity } from "@sillages/content";
import { ActionLink } from "@sillages/ui";
import { PriceGrid } from "../../sections/PriceGrid.tsx";
import { TitledSection } from "../../sections/TitledSection.tsx";
import { mailto } from "../../shell/mailto.ts";

const { ask, heading, id, mail } = devenirPartenaire.prices;

export function Prices() {
  return (
    <TitledSection id={id} title={heading} surface="dawnPale" stack="regular">
      <PriceGrid />
      <div>
        <ActionLink href={mailto(identity.mail.partners, mail)}>{ask}</ActionLink>
      </div>
    </TitledSection>
  );
}
