import { classPlay as words } from "@sillages/content";
import { Status } from "@sillages/ui";
import { useState } from "react";

interface ClassNewsProps {
  /** The right answer, once it is shown. */
  answer: string | undefined;
  scores: readonly number[];
}

/** What is said once, for whoever does not see the screen. */
export function ClassNews({ answer, scores }: ClassNewsProps) {
  const [told, tell] = useState({ scores, team: -1 });
  // A point that is taken back is told as one that is given.
  if (told.scores !== scores)
    tell({ scores, team: scores.findIndex((points, team) => points !== told.scores[team]) });
  const points = scores[told.team];
  return (
    <>
      <Status tone="heard">{answer && `${words.right}\u00A0: ${answer}`}</Status>
      <Status tone="heard">{points !== undefined && words.scored(told.team + 1, points)}</Status>
    </>
  );
}
