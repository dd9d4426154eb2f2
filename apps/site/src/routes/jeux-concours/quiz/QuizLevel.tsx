import { quizResults as words } from "@sillages/content";
import type { Result } from "@sillages/quiz-engine";
import { LevelEmblem } from "@sillages/illustrations";
import { Stack, Text } from "@sillages/ui";
import type { LevelMaterial } from "./quizMaterial.ts";

interface QuizLevelProps {
  result: Result;
  level: LevelMaterial;
}

/** The level that the result reaches, as a plate won, with a word for it. */
export function QuizLevel({ level, result }: QuizLevelProps) {
  return (
    <Stack>
      <LevelEmblem
        plate={level.plate}
        picture={level.picture}
        label={words.level}
        name={level.label}
        percentage={result.percentage}
        valueText={`${words.percent(result.percentage)} ${words.percentLabel}`}
      />
      <Text size="lead">{level.message}</Text>
    </Stack>
  );
}
