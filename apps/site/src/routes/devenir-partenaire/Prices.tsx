import { devenirPartenaire, identity } from "@sillages/content";
import { ActionLink, Section, SectionHeader, Stack } from "@sillages/ui";
import { PriceGrid } from "../../sections/PriceGrid.tsx";
import { mailto } from "../../shell/mailto.ts";

const { ask, heading, id, mail } = devenirPartenaire.prices;

export function Prices() {
  return (
    <Section id={id} labelledBy="prix-titre" surface="dawnPale">
      <Stack>
        <SectionHeader id="prix-titre" title={heading} />
        <PriceGrid />
        <div>
          <ActionLink href={mailto(identity.mail.partners, mail)}>{ask}</ActionLink>
        </div>
      </Stack>
    </Section>
  );
}
