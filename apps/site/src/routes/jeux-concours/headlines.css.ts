import { jeuxConcours } from "@sillages/content";
import { headlineStyles } from "@sillages/ui/fit";

export const headlines = headlineStyles({
  title: jeuxConcours.lines,
  prizes: jeuxConcours.prizes.lines,
  video: jeuxConcours.video.lines,
});
