import { levelOf, type Result } from "@sillages/quiz-engine";
import type { LevelMaterial } from "./quizMaterial.ts";

/** The level that the result reaches. The content orders its levels from the highest; the engine wants the lowest first. */
export function levelReached(result: Result, levels: readonly LevelMaterial[]): LevelMaterial | undefined {
  const [lowest, ...higher] = levels.map(({ from, id }) => ({ name: id, from })).toReversed();
  const reached = lowest && levelOf(result, [lowest, ...higher]);
  return levels.find(({ id }) => id === reached);
}
