import { devenirPartenaire } from "@sillages/content";
import { SectionHeader } from "@sillages/ui";
import { headlines } from "./headlines.css.ts";

export function OpportunitiesHeader() {
  const { heading, lead } = devenirPartenaire.opportunities;
  return <SectionHeader id="voiles-titre" title={heading} fit={headlines.opportunities} lead={lead} />;
}
