import { decodeChallenge, encodeChallenge, resultOf, type Session } from "@sillages/quiz-engine";
import { type Bank, type LoadedBank, loadBank } from "../../../sections/quiz/banks.ts";
import { CHALLENGE_PREFIX, challengeCodeIn } from "../../../shell/address/codeInHash.ts";

/** An invitation to the same draw, with the bank to draw from. */
export interface Invitation {
  bank: LoadedBank;
  seed: number;
  /** How many questions, one at least. */
  size: number;
  /** The percentage of right answers that the challenger claims. Nothing proves it. */
  percentage: number | undefined;
}

/** The invitation in the address; nothing when the link is damaged, or when the bank has changed since. */
export async function readChallenge(hash: string, banks: readonly Bank[]): Promise<Invitation | undefined> {
  const decoded = decodeChallenge(challengeCodeIn(hash));
  if (decoded.status !== "ok") return undefined;
  const { bankHash, score, seed, size } = decoded.challenge;
  const bank = banks.find((one) => one.hash === bankHash);
  // A forged code with a valid checksum cannot ask for zero questions, nor for more than the bank holds.
  if (!bank || size < 1 || size > bank.size) return undefined;
  const percentage = score !== undefined && score <= 100 ? score : undefined;
  return { bank: await loadBank(bank), seed, size, percentage };
}

/** The link that opens the same draw. It holds no name: a bank, a seed, a size and a percentage. */
export function challengeLink(session: Session): string {
  const { bankHash, seed, size } = session.draw;
  const code = encodeChallenge({ bankHash, seed, size, score: resultOf(session).percentage });
  // From the frame of another site, the challenge leads to this one.
  return `${location.origin}/jeux-concours${CHALLENGE_PREFIX}${code}`;
}
