// A game of ten ports: the same seed gives the same ten, and a score is miles: the fewer, the better.
import { distanceOf, greatCircleKm } from "@sillages/content";
import { decodeChallenge, draw, encodeChallenge, hashBank } from "@sillages/quiz-engine";
import { CHALLENGE_PREFIX, challengeCodeIn, holdsCode } from "../../shell/address/codeInHash.ts";
import type { GamePort } from "./portBank.ts";

/** How many ports a game has. */
export const SIZE = 10;

/** Nautical miles from one port to another, as the bird flies. */
export const milesBetween = (from: GamePort, to: GamePort): number =>
  Math.round(distanceOf(greatCircleKm(from.position, to.position)).nauticalMiles);

/** The ten ports of `seed`, with the stretches of each in the order to show them. */
export const gameOf = (bank: readonly GamePort[], seed: number) => draw(bank, { seed, size: SIZE }).questions;

/** What an address asks for: a game that somebody else has played, with the miles that they say. */
export interface Challenged {
  readonly seed: number;
  readonly miles?: number | undefined;
}

/** The end of the address of a challenge; without `miles`, of a game that is not over. */
export const challengeHash = (bank: readonly GamePort[], seed: number, miles?: number) =>
  CHALLENGE_PREFIX +
  encodeChallenge({
    bankHash: hashBank(bank),
    seed,
    size: SIZE,
    ...(miles !== undefined && { score: miles }),
  });

/** The challenge in an address: none, or one that changed on the way or is of another road. */
export function challengeIn(hash: string, bank: readonly GamePort[]): Challenged | "damaged" | undefined {
  if (!holdsCode(hash, CHALLENGE_PREFIX)) return undefined;
  const read = decodeChallenge(challengeCodeIn(hash));
  if (read.status !== "ok") return "damaged";
  const { bankHash, score, seed } = read.challenge;
  return bankHash === hashBank(bank) ? { seed, miles: score } : "damaged";
}

/** A seed that nobody has chosen. */
export const anySeed = () => crypto.getRandomValues(new Uint32Array(1))[0]!;
