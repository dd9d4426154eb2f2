import { quizResults as words } from "@sillages/content";
import { levelOf, type Result } from "@sillages/quiz-engine";
import { LevelEmblem } from "@sillages/illustrations";
import { Stack, Text } from "@sillages/ui";
import type { LevelMaterial } from "./quizMaterial.ts";

interface QuizLevelProps {
  result: Result;
  levels: readonly LevelMaterial[];
}

/** The level that the result reaches, with a word for it. */
export function QuizLevel({ result, levels }: QuizLevelProps) {
  // The content orders its levels from the highest; the engine wants the lowest first.
  const [lowest, ...higher] = levels.map(({ from, id }) => ({ name: id, from })).toReversed();
  const reached = lowest && levelOf(result, [lowest, ...higher]);
  const level = levels.find(({ id }) => id === reached);
  if (!level) return null;
  return (
    <Stack space="near">
      <LevelEmblem
        picture={level.picture}
        label={words.level}
        name={level.label}
        percentage={result.percentage}
        text={`${words.percent(result.percentage)} ${words.percentLabel}`}
      />
      <Text size="lead">{level.message}</Text>
    </Stack>
  );
}
