import { atLeast, equipe, figures, number, quantity, team } from "@sillages/content";
import { StatGroup } from "@sillages/ui";

export function TeamFigures() {
  const words = equipe.figures;
  return (
    <StatGroup
      label={words.heading}
      figures={[
        { value: atLeast(figures.cumulatedYears), label: words.years },
        { value: number(figures.studentAmbassadors), label: words.students },
        { value: quantity(figures.passionPercent, "%"), label: words.passion },
        { value: number(figures.experts), label: words.experts, note: words.expertsShown(team.length) },
      ]}
    />
  );
}
