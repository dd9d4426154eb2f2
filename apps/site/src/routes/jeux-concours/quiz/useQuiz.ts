import { useEffect, useState } from "react";
import type { BankId } from "./banks.ts";
import type { Invitation } from "./challenge.ts";
import type { QuizGame, QuizRecipe } from "./game.ts";
import { forgetQuiz, readSavedQuiz } from "./savedQuiz.ts";

// The engine, the screens and the banks come when a quiz needs them.
const load = () => import("./quizModule.ts");
type QuizModule = Awaited<ReturnType<typeof load>>;

const newSeed = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

export interface QuizChoice {
  bank: BankId;
  /** How many questions; without it, the whole bank. */
  size: number | undefined;
  timed: boolean;
}

export type QuizArrival =
  { kind: "none" } | { kind: "damaged" } | { kind: "invited"; invitation: Invitation };

/** The quiz of this page: none, one that is played, or an invitation that arrived by the address. */
export function useQuiz() {
  const [playing, setPlaying] = useState<{ module: QuizModule; game: QuizGame }>();
  const [arrival, setArrival] = useState<QuizArrival>({ kind: "none" });
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const invited = location.hash.startsWith("#defi=");
    if (!invited && !readSavedQuiz()) return;
    const arrive = async () => {
      const module = await load();
      if (invited) {
        const invitation = await module.readChallenge(location.hash);
        setArrival(invitation ? { kind: "invited", invitation } : { kind: "damaged" });
        return;
      }
      const game = await module.restoreGame();
      if (game) setPlaying({ module, game });
    };
    arrive().catch(() => setFailed(true));
  }, []);

  const play = (choose: (module: QuizModule) => Promise<QuizGame> | QuizGame) => {
    setFailed(false);
    load()
      .then(async (module) => setPlaying({ module, game: await choose(module) }))
      .catch(() => setFailed(true));
  };

  const recipe = (timed: boolean, size?: number, seed = newSeed()): QuizRecipe => ({ seed, size, timed });

  return {
    playing,
    arrival,
    /** The quiz could not be fetched. */
    failed,
    start: ({ bank, size, timed }: QuizChoice) =>
      play(async (module) => module.newGame(await module.loadBank(bank), recipe(timed, size))),
    accept: ({ bank, seed, size }: Invitation, timed: boolean) =>
      play((module) => module.newGame(bank, recipe(timed, size, seed))),
    /** Back to the intro: nothing is kept. */
    quit: () => {
      forgetQuiz();
      if (location.hash) history.replaceState(history.state, "", location.pathname);
      setArrival({ kind: "none" });
      setPlaying(undefined);
    },
  };
}
