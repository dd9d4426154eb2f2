import { devenirPartenaire } from "@sillages/content";
import { headlineStyles } from "@sillages/ui/fit";

export const headlines = headlineStyles({
  title: devenirPartenaire.lines,
  opportunities: devenirPartenaire.opportunities.lines,
  benefits: devenirPartenaire.benefits.lines,
  contact: devenirPartenaire.contact.lines,
});
