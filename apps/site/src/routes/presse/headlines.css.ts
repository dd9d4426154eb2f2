import { presse } from "@sillages/content";
import { headlineStyles } from "@sillages/ui/fit";

const { contact, kit, library, lines, timeline } = presse;

export const headlines = headlineStyles({
  title: { wide: lines },
  kit: kit.lines,
  library: library.lines,
  timeline: timeline.lines,
  contact: contact.lines,
});
