import { accueil, stats } from "@sillages/content";
import { FigureRow } from "@sillages/ui";

export function Stats() {
  return <FigureRow label={accueil.figures.heading} figures={stats} surfaces={["papier", "papier2"]} />;
}
