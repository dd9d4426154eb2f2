import { pressContact, presse, pressKit, pressLibrary, pressMedia } from "@sillages/content";
import { headlineStyles } from "@sillages/ui/fit";

export const headlines = headlineStyles({
  title: presse.lines,
  kit: pressKit.lines,
  library: pressLibrary.lines,
  media: pressMedia.lines,
  contact: pressContact.lines,
});
