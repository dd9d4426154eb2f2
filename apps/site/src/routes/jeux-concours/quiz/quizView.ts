import type { Bank } from "../../../sections/quiz/banks.ts";
import type { Invitation } from "./challenge.ts";
import type { QuizGame } from "./game.ts";
import { readSavedQuiz } from "./savedQuiz.ts";

// The engine, the screens and the banks come when a quiz needs them.
const load = () => import("./quizModule.ts");
type QuizModule = Awaited<ReturnType<typeof load>>;

interface ContestView {
  kind: "contest";
  /** The visitor is led to the choices: a quiz was left for them, or a challenge could not be read. */
  toChoices?: boolean;
  /** The link of a challenge could not be read. */
  damaged?: boolean;
}

export interface InvitedView {
  kind: "invited";
  module: QuizModule;
  invitation: Invitation;
  /** A quiz waits for its player, beside the invitation. */
  hasSaved: boolean;
}

export interface PlayingView {
  kind: "playing";
  module: QuizModule;
  game: QuizGame;
}

/** What the page shows: its sections, the invitation that arrived by the address, or the quiz alone. */
export type QuizView = ContestView | InvitedView | PlayingView;

export const contestView: ContestView = { kind: "contest" };
export const choicesView: ContestView = { kind: "contest", toChoices: true };
const damagedView: ContestView = { kind: "contest", toChoices: true, damaged: true };

export interface QuizChoice {
  bank: Bank;
  /** How many questions; without it, the whole bank. */
  size: number | undefined;
  timed: boolean;
}

/** The quiz that `gameOf` opens, if there is one. */
async function playing(
  gameOf: (module: QuizModule) => Promise<QuizGame | undefined>,
): Promise<PlayingView | undefined> {
  const module = await load();
  const game = await gameOf(module);
  return game && { kind: "playing", module, game };
}

const newSeed = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/** A quiz that begins. */
export const newGame = ({ bank, size, timed }: QuizChoice) =>
  playing(async (module) => module.newGame(await module.loadBank(bank), { seed: newSeed(), size, timed }));

/** The quiz that was kept, where it was. */
export const restoredGame = (banks: readonly Bank[]) => playing((module) => module.restoreGame(banks));

/** The last quiz that was played to its end, to read its answers again. */
export const lastGame = (banks: readonly Bank[]) => playing((module) => module.lastGame(banks));

/** The challenge that the address holds, read. */
export async function invitationInAddress(banks: readonly Bank[]): Promise<QuizView> {
  const hasSaved = readSavedQuiz() !== undefined;
  const module = await load();
  const invitation = await module.readChallenge(location.hash, banks);
  return invitation ? { kind: "invited", module, invitation, hasSaved } : damagedView;
}
