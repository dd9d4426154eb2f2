import { atLeast, equipe, figures, number, quantity, team } from "@sillages/content";
import { StatGroup } from "@sillages/ui";

export function TeamFigures() {
  const words = equipe.figures;
  const years = team.reduce((sum, { experience }) => sum + experience.years, 0);
  return (
    <StatGroup
      label={words.heading}
      figures={[
        {
          value: atLeast(figures.cumulatedYears),
          label: words.years,
          note: words.yearsShown(years, team.length),
        },
        { value: number(figures.studentAmbassadors), label: words.students, note: words.studentsNote },
        { value: quantity(figures.passionPercent, "%"), label: words.passion, note: words.passionNote },
        {
          value: number(figures.experts),
          label: words.experts,
          note: words.expertsShown(figures.experts, team.length),
        },
      ]}
    />
  );
}
