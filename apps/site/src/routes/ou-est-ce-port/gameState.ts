// What a game of ports becomes as it is played.
import type { GamePort } from "./portBank.ts";
import { gameOf, milesBetween } from "./portGame.ts";

export interface GameState {
  readonly seed: number;
  /** In the order of the ports that were asked. */
  readonly answers: readonly GamePort[];
  /** What is pointed at, on the chart or in the list. */
  readonly chosen?: GamePort | undefined;
  /** Whether the answer to the port that is asked is shown. */
  readonly shown: boolean;
}

export const begun = (seed: number): GameState => ({ seed, answers: [], shown: false });

/** What is pointed at is the answer. */
export const answered = (game: GameState, chosen: GamePort): GameState => ({
  ...game,
  answers: [...game.answers, chosen],
  shown: true,
});

/** On to the next port, or to the end. */
export const goneOn = (game: GameState): GameState => ({ ...game, chosen: undefined, shown: false });

/** `game` and where it stands, on the ports of `bank`. */
export function standingOf(game: GameState, bank: readonly GamePort[]) {
  const drawn = gameOf(bank, game.seed);
  const place = game.answers.length - (game.shown ? 1 : 0);
  return {
    ...game,
    /** The ports that the game asks, each with the stretches of road to choose from. */
    drawn,
    /** Of the port that is asked, from 0. */
    place,
    /** None once all were asked. */
    asked: drawn[place],
    /** How far each answer was. */
    miles: game.answers.map((answer, at) => milesBetween(answer, drawn[at]!.question)),
  };
}

export type Standing = ReturnType<typeof standingOf>;
