import { keptText } from "../../shell/device/keptText.ts";
import { attempt } from "../../shell/device/storage.ts";
import { type ClassGame, isClassGame } from "./classGame.ts";

// The game stays in its tab, and goes with it: another class that opens the page finds none.
const kept = keptText("sillages.classe", () => sessionStorage);

let read: { text: string; game: ClassGame | undefined } = { text: "", game: undefined };

/** The game of this tab; what is damaged is none. The same object as long as nothing changes. */
export function readGame(): ClassGame | undefined {
  const text = kept.read();
  if (text !== read.text) {
    const game = attempt(() => JSON.parse(text) as unknown);
    read = { text, game: isClassGame(game) ? game : undefined };
  }
  return read.game;
}

export const keepGame = (game: ClassGame) => kept.write(JSON.stringify(game));

/** Nothing of the game stays. */
export const forgetGame = () => kept.write("");

/** Follows the game of this tab. */
export const followGame = (listener: () => void) => kept.follow(listener);
