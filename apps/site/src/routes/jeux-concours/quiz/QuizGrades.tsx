import { difficulties, jeuxConcours, levels } from "@sillages/content";
import { Card, CardBody, Heading, Legend } from "@sillages/ui";
import { pictureOf } from "../../../shell/pictures/pictureOf.ts";

const words = jeuxConcours.quiz;

/** What one plays for: the levels, from the lowest to the highest, and what a right answer brings. */
export function QuizGrades({ level }: { level: 2 | 3 }) {
  const grades = levels.map(({ drawing, from, label }, at) => {
    const above = levels[at - 1]?.from;
    const text = from === 0 && above !== undefined ? words.levels.below(above) : words.levels.from(from);
    return { picture: pictureOf(drawing), label, text };
  });
  return (
    <Card as="div" surface="cream">
      <CardBody>
        <Heading level={level} size="subtitle">
          {words.levels.heading}
        </Heading>
        <Legend items={grades.toReversed()} />
        <Legend
          size="small"
          items={difficulties.map(({ drawing, label, points }) => ({
            picture: pictureOf(drawing),
            label,
            text: words.points(points),
          }))}
        />
      </CardBody>
    </Card>
  );
}
