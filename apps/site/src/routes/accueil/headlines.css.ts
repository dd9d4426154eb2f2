import { accueil } from "@sillages/content";
import { headlineStyles } from "@sillages/ui/fit";

const [first, ...others] = accueil.lines;

export const headlines = headlineStyles({
  title: { wide: [[first, 0.62], ...others] },
  showcase: accueil.showcase.lines,
  mission: accueil.mission.lines,
  collaboration: accueil.collaboration.lines,
  philosophy: accueil.collaboration.philosophy.lines,
});
