import { type Challenge, decodeChallenge, encodeChallenge, resultOf } from "@sillages/quiz-engine";
import { findBank, type LoadedBank } from "./banks.ts";
import type { QuizState } from "./game.ts";

const HASH = /^#defi=(.*)$/;

/** An invitation to the same draw, with the bank to draw from. */
export interface Invitation extends Challenge {
  bank: LoadedBank;
}

/** The invitation in the address; nothing when the link is damaged, or when the bank has changed since. */
export async function readChallenge(hash: string): Promise<Invitation | undefined> {
  const decoded = decodeChallenge(HASH.exec(hash)?.[1] ?? "");
  if (decoded.status !== "ok") return undefined;
  const bank = await findBank(decoded.challenge.bankHash);
  return bank && { ...decoded.challenge, bank };
}

/** The link that opens the same draw. It holds no name: a bank, a seed, a size and a score. */
export function challengeLink({ session }: QuizState): string {
  const { bankHash, questions, seed } = session.draw;
  const score = resultOf(session).points;
  const code = encodeChallenge({ bankHash, seed, size: questions.length, score });
  return `${location.origin}${location.pathname}#defi=${code}`;
}
