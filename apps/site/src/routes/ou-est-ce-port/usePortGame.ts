import type { PortGameWords } from "@sillages/content";
import { useState } from "react";
import { useEntryState } from "../../shell/useHash.ts";
import { answered, begun, type GameUnderWay, goneOn, standingOf } from "./gameUnderWay.ts";
import type { GamePort } from "./portBank.ts";

/** The game that is played on this page, none before the first, and what is said of it. */
export function usePortGame(bank: readonly GamePort[], words: Pick<PortGameWords, "nothing" | "pointed">) {
  const [underWay, become] = useEntryState<GameUnderWay | undefined>("partie", undefined);
  const [said, say] = useState("");
  const [problem, tell] = useState("");
  const game = underWay && standingOf(underWay, bank);
  return {
    game,
    /** For who does not see the chart. */
    said,
    /** What is missing to answer. */
    problem,
    start: (seed: number) => {
      say("");
      tell("");
      become(begun(seed));
    },
    choose: (chosen: GamePort) => {
      if (!underWay || underWay.shown || !game?.asked) return;
      become({ ...underWay, chosen });
      say(words.pointed);
      tell("");
    },
    answer: () => {
      if (!underWay?.chosen) return tell(words.nothing);
      become(answered(underWay, underWay.chosen));
      say("");
    },
    next: () => underWay && become(goneOn(underWay)),
  };
}
