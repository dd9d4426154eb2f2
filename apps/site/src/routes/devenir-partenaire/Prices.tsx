import { devenirPartenaire, identity, prices } from "@sillages/content";
import { ActionLink } from "@sillages/ui";
import { PriceGrid } from "../../sections/PriceGrid.tsx";
import { TitledSection } from "../../sections/TitledSection.tsx";
import { mailto } from "../../shell/links/mailto.ts";

const { ask, heading, id, lead, mail, several } = devenirPartenaire.prices;

export function Prices() {
  return (
    <TitledSection
      id={id}
      title={heading}
      lead={prices.length > 0 && `${lead} ${several}`}
      surface="dawnPale"
      stack="regular"
    >
      <PriceGrid />
      <div>
        <ActionLink href={mailto(identity.mail.partners, mail)}>{ask}</ActionLink>
      </div>
    </TitledSection>
  );
}
