import { sailStage } from "@sillages/content";
import { Section, Stack } from "@sillages/ui";
import { OpportunitiesHeader } from "./OpportunitiesHeader.still.tsx";
import { SailStage } from "./sail/SailStage.tsx";
import { SailTable } from "./SailTable.still.tsx";

export function Opportunities() {
  return (
    <Section id={sailStage.id} labelledBy="voiles-titre" surface="lagon">
      <OpportunitiesHeader />
      <Stack space="loose">
        <SailStage />
        <SailTable />
      </Stack>
    </Section>
  );
}
