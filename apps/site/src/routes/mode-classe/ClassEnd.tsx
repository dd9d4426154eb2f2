import { classPlay } from "@sillages/content";
import { ProjectedRanking } from "@sillages/illustrations";
import { Heading, Link, Stack, Text } from "@sillages/ui";
import { diplomaPath } from "../../sections/quiz/diplomaPath.ts";
import type { ClassGame } from "./classGame.ts";
import { questionId } from "./questionFocus.ts";
import { rankingOf } from "./ranking.ts";

const { over: words, team: teamName } = classPlay;

/** Once every question was asked: the teams in their order, and the way to their diplomas. */
export function ClassEnd({ bank, scores }: Pick<ClassGame, "bank" | "scores">) {
  return (
    <Stack>
      <Heading level={2} size="poster" id={questionId} focusable>
        {words.heading}
      </Heading>
      <Text size="lead">{words.text}</Text>
      {scores.length > 0 && (
        <ProjectedRanking
          items={rankingOf(scores).map(({ points, team }) => ({
            name: teamName(team),
            text: words.points(points),
          }))}
        />
      )}
      <Link href={diplomaPath(bank)} variant="standalone">
        {words.diplomas}
      </Link>
    </Stack>
  );
}
