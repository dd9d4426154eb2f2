import { devenirPartenaire } from "@sillages/content";
import { Section, SectionHeader } from "@sillages/ui";
import { BenefitGrid } from "../../sections/BenefitGrid.tsx";
import { headlines } from "./headlines.css.ts";

export function Benefits() {
  const { heading, lead } = devenirPartenaire.benefits;
  return (
    <Section labelledBy="benefices">
      <SectionHeader id="benefices" title={heading} fit={headlines.benefits} lead={lead} />
      <BenefitGrid />
    </Section>
  );
}
