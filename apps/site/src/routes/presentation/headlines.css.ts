import { presentation } from "@sillages/content";
import { headlineStyles } from "@sillages/ui/fit";

export const headlines = headlineStyles({
  title: presentation.lines,
  boats: presentation.boats.lines,
  method: presentation.method.lines,
  ambassadors: presentation.ambassadors.lines,
  next: presentation.next.lines,
});
