import { type Benefit, controls, devenirPartenaire } from "@sillages/content";
import { ScriptOnly, Stack } from "@sillages/ui";
import { BenefitGrid } from "../../sections/BenefitGrid.tsx";
import { TitledSection } from "../../sections/TitledSection.tsx";
import { Living } from "../../shell/living/Living.tsx";
import { BenefitTick } from "./BenefitTick.tsx";
import { headlines } from "./headlines.css.ts";
import { SaidOfOffer } from "./SaidOfOffer.tsx";
import { TickedBenefits } from "./TickedBenefits.tsx";

const { heading, lead, leadClosed, next, tick } = devenirPartenaire.benefits;

const tickOf = ({ id, title }: Benefit) => (
  <ScriptOnly>
    <BenefitTick id={id} label={tick} name={controls.labelled(tick, title)} />
  </ScriptOnly>
);

/** What a partner gains, each to be ticked for the proposal. */
export function Benefits() {
  return (
    <TitledSection
      id="benefices"
      title={heading}
      fit={headlines.benefits}
      lead={<SaidOfOffer say={({ months }) => (months ? lead : leadClosed)} />}
    >
      <Living wakes="address">
        <Stack>
          <BenefitGrid footer={tickOf} />
          <TickedBenefits next={next} />
        </Stack>
      </Living>
    </TitledSection>
  );
}
