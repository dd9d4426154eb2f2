import { dossier, offerOn } from "@sillages/content";
import { Text } from "@sillages/ui";
import { BenefitGrid } from "../../sections/BenefitGrid.tsx";
import { Part } from "./Part.tsx";

const { heading, id, lead, leadClosed } = dossier.benefits;

export function Gains({ now }: { now: Date }) {
  return (
    <Part id={id} heading={heading}>
      <Text size="lead">{offerOn(now).months ? lead : leadClosed}</Text>
      <BenefitGrid printed />
    </Part>
  );
}
