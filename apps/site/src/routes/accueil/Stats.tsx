import { accueil, stats } from "@sillages/content";
import { StatGroup, Section } from "@sillages/ui";

/** The expedition in figures. */
export function Stats() {
  return (
    <Section label={accueil.figures.heading} space="close" clear>
      <StatGroup variant="column" label={accueil.figures.heading} figures={stats} />
    </Section>
  );
}
