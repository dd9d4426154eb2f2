import { accueil, figures, number, quantity } from "@sillages/content";
import { StatGroup } from "@sillages/ui";

const { boats, distance, heading, months, students } = accueil.mission.figures;

interface Words {
  label: string;
  path: string;
  note?: string;
}

const linked = (value: string, { label, note, path }: Words) => ({ value, label, note, href: path });

/** The project in a few figures, each of which leads to where it is told. */
export function MissionFigures() {
  return (
    <StatGroup
      variant="open"
      label={heading}
      figures={[
        linked(number(figures.boats), boats),
        linked(number(figures.studentAmbassadors), students),
        linked(number(figures.expeditionMonths), months),
        linked(quantity(figures.transatlanticKilometres, "km"), distance),
      ]}
    />
  );
}
