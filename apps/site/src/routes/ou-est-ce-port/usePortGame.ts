import type { PortGameWords } from "@sillages/content";
import { useEffect, useState } from "react";
import { attempt } from "../../shell/device/storage.ts";
import { useEntryState, useHash, writeHash } from "../../shell/address/useHash.ts";
import { answered, begun, type GameState, goneOn, standingOf } from "./gameState.ts";
import type { GamePort } from "./portBank.ts";
import { challengeHash, challengeIn } from "./portGame.ts";

/** Under which the game stands in the state of its entry of the history, where a reload finds it. */
const ENTRY = "partie";

const stateOfEntry = () => (history.state ?? {}) as { [ENTRY]?: GameState };

/** The game that is played on this page, none before the first, what is said of it, and the challenge of the address. */
export function usePortGame(bank: readonly GamePort[], words: Pick<PortGameWords, "nothing" | "pointed">) {
  const challenge = challengeIn(useHash(), bank);
  const invited = challenge === "damaged" ? undefined : challenge;
  const [underWay, become] = useEntryState<GameState | undefined>(ENTRY, undefined);
  const [said, say] = useState("");
  const [problem, tell] = useState("");
  const game = underWay && standingOf(underWay, bank);

  const invitedSeed = invited?.seed;
  useEffect(() => {
    // The address says of which ports: those of another version of the road are not played on this one.
    const kept = stateOfEntry()[ENTRY];
    if (kept && kept.seed === invitedSeed) become(kept);
    // oxlint-disable-next-line react/exhaustive-deps -- as the page arrives; what is played since is kept below
  }, [invitedSeed]);
  useEffect(() => {
    if (underWay) attempt(() => history.replaceState({ ...stateOfEntry(), [ENTRY]: underWay }, ""));
  }, [underWay]);

  return {
    challenge,
    game,
    /** What whoever sent the challenge that is played says to have done. */
    beaten: invited?.seed === game?.seed ? invited?.miles : undefined,
    /** For who does not see the chart. */
    said,
    /** What is missing to answer. */
    problem,
    start: (seed: number) => {
      say("");
      tell("");
      become(begun(seed));
      // What stands in the address wakes a page that is loaded again.
      if (seed !== invited?.seed) writeHash(challengeHash(bank, seed));
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
