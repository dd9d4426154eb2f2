import { accueil, stats } from "@sillages/content";
import { FigureRow, Section } from "@sillages/ui";

/** The expedition in figures. */
export function Stats() {
  return (
    <Section label={accueil.figures.heading} clear>
      <FigureRow kind="open" label={accueil.figures.heading} figures={stats} />
    </Section>
  );
}
