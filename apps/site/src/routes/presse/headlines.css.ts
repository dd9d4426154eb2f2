import { presse } from "@sillages/content";
import { headlineStyles } from "@sillages/ui/fit";

export const headlines = headlineStyles({
  title: presse.lines,
  timeline: presse.timeline.lines,
  contact: presse.contact.lines,
});
