import { pressContact, presse, pressKit, pressLibrary, pressMedia, pressTimeline } from "@sillages/content";
import { headlineStyles } from "@sillages/ui/fit";

export const headlines = headlineStyles({
  title: presse.lines,
  kit: pressKit.lines,
  library: pressLibrary.lines,
  media: pressMedia.lines,
  timeline: pressTimeline.lines,
  contact: pressContact.lines,
});
