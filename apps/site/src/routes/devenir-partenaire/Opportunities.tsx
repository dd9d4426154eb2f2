import { devenirPartenaire, logoTrial, spaces } from "@sillages/content";
import { Picture, Stack, Text } from "@sillages/ui";
import { SailsTable } from "../../sections/SailsTable.tsx";
import { TitledSection } from "../../sections/TitledSection.tsx";
import { Living } from "../../shell/living/Living.tsx";
import { headlines } from "./headlines.css.ts";
import { Readings } from "./Readings.tsx";
import { SaidOfOffer } from "./SaidOfOffer.tsx";
import { proposalOffer } from "./proposal/proposalOffer.ts";
import { EmptyCard } from "./sail/EmptyCard.tsx";
import { boatPictures, sailPlan } from "./sail/sailPlan.ts";
import { SailPlanner } from "./sail/SailPlanner.tsx";

/** The sail plan: to choose on, then in words for who does not see it. */
export function Opportunities() {
  const { heading, id, lead, plan, table } = devenirPartenaire.opportunities;
  const areas = spaces.map(({ area }) => area);
  return (
    <TitledSection id={id} title={heading} fit={headlines.opportunities} lead={lead} surface="lagoon">
      <Text tone="strong">
        <SaidOfOffer say={(then) => then.plan} />
      </Text>
      <Stack space="loose">
        <Living wakes="address">
          <SailPlanner
            plan={sailPlan()}
            words={plan}
            drawings={{
              first: <Picture picture={boatPictures.first} />,
              second: <Picture picture={boatPictures.second} />,
            }}
            readings={<Readings />}
            emptyCard={<EmptyCard />}
            offer={proposalOffer()}
            logoWords={{ ...logoTrial.field, name: logoTrial.name }}
          />
        </Living>
        <Stack space="near">
          <SailsTable />
          <Text>{table.sizes(Math.min(...areas), Math.max(...areas))}</Text>
        </Stack>
      </Stack>
    </TitledSection>
  );
}
