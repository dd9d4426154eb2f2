import { dossier } from "@sillages/content";
import { Text } from "@sillages/ui";
import { BenefitGrid } from "../sections/BenefitGrid.tsx";
import { Part } from "./Part.tsx";

const { heading, id, lead } = dossier.benefits;

export function Gains() {
  return (
    <Part id={id} heading={heading}>
      <Text size="lead">{lead}</Text>
      <BenefitGrid printed />
    </Part>
  );
}
