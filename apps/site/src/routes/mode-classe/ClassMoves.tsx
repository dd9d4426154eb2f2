import { classPlay as words } from "@sillages/content";
import { Button, Stack } from "@sillages/ui";
import type { ClassEvent, ClassGame } from "./classGame.ts";

interface ClassMovesProps {
  game: Pick<ClassGame, "index" | "total">;
  /** The answer of the question on the screen is shown. */
  revealed: boolean;
  send: (event: ClassEvent) => void;
}

/** To the question before, to the answer, to the question after. Each button keeps its place, whichever are there. */
export function ClassMoves({ game: { index, total }, revealed, send }: ClassMovesProps) {
  const isOver = index === total;
  return (
    <Stack direction="ends" space="near">
      {index > 0 ? (
        <Button variant="secondary" onClick={() => send({ type: "previous" })}>
          {words.previous}
        </Button>
      ) : (
        <span />
      )}
      {!isOver && !revealed ? (
        <Button onClick={() => send({ type: "reveal" })}>{words.reveal}</Button>
      ) : (
        <span />
      )}
      {!isOver && (
        // Anew for each look: an ink that melts into another hides the words meanwhile.
        <Button
          key={String(revealed)}
          variant={revealed ? "primary" : "secondary"}
          onClick={() => send({ type: "next" })}
        >
          {index + 1 === total ? words.finish : words.next}
        </Button>
      )}
    </Stack>
  );
}
