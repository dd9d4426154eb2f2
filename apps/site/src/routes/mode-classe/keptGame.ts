import { attempt } from "../../shell/storage.ts";
import { type ClassGame, isClassGame } from "./classGame.ts";

// The game stays in its tab, and goes with it: another class that opens the page finds none.
const CLASS_KEY = "sillages.classe";

/** What this page has kept itself, where storage is refused. */
let own = "";
let read: { text: string; game: ClassGame | undefined } = { text: "", game: undefined };
const listeners = new Set<() => void>();

function write(text: string) {
  own = text;
  attempt(() => (text ? sessionStorage.setItem(CLASS_KEY, text) : sessionStorage.removeItem(CLASS_KEY)));
  listeners.forEach((listener) => listener());
}

/** The game of this tab; what is damaged is none. The same object as long as nothing changes. */
export function readGame(): ClassGame | undefined {
  const text = attempt(() => sessionStorage.getItem(CLASS_KEY) ?? "") ?? own;
  if (text !== read.text) {
    const game = attempt(() => JSON.parse(text) as unknown);
    read = { text, game: isClassGame(game) ? game : undefined };
  }
  return read.game;
}

export const keepGame = (game: ClassGame) => write(JSON.stringify(game));

/** Nothing of the game stays. */
export const forgetGame = () => write("");

/** Follows the game of this tab. */
export function followGame(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
