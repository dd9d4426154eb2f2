import { horsLigne } from "@sillages/content";
import { headlineStyles } from "@sillages/ui/fit";

export const headlines = headlineStyles({
  title: horsLigne.lines,
});
