import type { Question } from "@sillages/content";
import { DayMark, type DayMarkProps } from "@sillages/illustrations";
import { Badge, type BadgeProps } from "@sillages/ui";

type Difficulty = Question["difficulty"];

const looks: Record<Difficulty, { tone: NonNullable<BadgeProps["tone"]>; shape: DayMarkProps["shape"] }> = {
  Facile: { tone: "success", shape: "ball" },
  Moyen: { tone: "attention", shape: "cone" },
  Difficile: { tone: "accent", shape: "bicone" },
};

/** Green, yellow, red, each with its day mark: the word is always there too. */
export function DifficultyBadge({ difficulty }: { difficulty: Difficulty }) {
  const { shape, tone } = looks[difficulty];
  return (
    <Badge tone={tone} icon={<DayMark shape={shape} />}>
      {difficulty}
    </Badge>
  );
}
