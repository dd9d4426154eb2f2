import { jeuxConcours } from "@sillages/content";
import { headlineStyles } from "@sillages/ui/fit";

export const headlines = headlineStyles({
  title: jeuxConcours.lines,
  photo: jeuxConcours.photo.lines,
  quiz: jeuxConcours.quiz.lines,
  prizes: jeuxConcours.prizes.lines,
  video: jeuxConcours.video.lines,
});
