import { accueil, stats } from "@sillages/content";
import { StatGroup, Section } from "@sillages/ui";
import { StatNote } from "./StatNote.tsx";

/** The expedition in figures. */
export function Stats() {
  return (
    <Section label={accueil.figures.heading} space="close" clear>
      <StatGroup
        variant="column"
        label={accueil.figures.heading}
        figures={stats.map(({ label, note, noteAfter, value }) => ({
          label,
          value,
          note: <StatNote note={note} noteAfter={noteAfter} />,
        }))}
      />
    </Section>
  );
}
