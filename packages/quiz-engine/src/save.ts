import { draw, hashBank } from "./draw.ts";
import { seal, unseal } from "./hash.ts";
import { offers } from "./quiz.ts";
import { VERSION } from "./shuffle.ts";
import type { Question, Session } from "./types.ts";

/** What a save has become: a session; `outdated`, from another version or another bank; or `corrupt`. */
export type Restored<Q extends Question = Question> =
  { readonly status: "ok"; readonly session: Session<Q> } | { readonly status: "outdated" | "corrupt" };

/**
 * The session as a string for `localStorage` and the like: at most 400 bytes for 50 questions.
 *
 * @example
 * save(start(draw(bank, { seed: 42, size: 2 }), 0)); // '[1,762228000,42,2,null,0,[],"playing",300000,0]029mnbh'
 */
export function save({ draw, index, answers, status, leftMs, at }: Session): string {
  const { bankHash, seed, size, quotas } = draw;
  return seal(JSON.stringify([VERSION, bankHash, seed, size, quotas, index, answers, status, leftMs, at]));
}

/**
 * The session that `save` wrote, on the bank it was drawn from. It accepts any string and never throws. Time goes on
 * while a session that was being played is away: pause before saving to stop it.
 *
 * @returns `outdated` when the save is whole but from another version or another content of the bank; `corrupt` when it
 *   is anything that `save` would not have written.
 *
 * @example
 * const session = start(draw(bank, { seed: 42, size: 2 }), 0);
 * restore(save(session), bank); // { status: "ok", session }
 * restore("ahoy", bank); // { status: "corrupt" }
 */
export function restore<Q extends Question>(text: string, bank: readonly Q[]): Restored<Q> {
  try {
    const fields = JSON.parse(unseal(text) ?? "");
    const [version, bankHash, seed, size, quotas, index, answers, status, leftMs, at] = fields;
    if (version !== VERSION || bankHash !== hashBank(bank)) return { status: "outdated" };
    const drawn = draw(bank, { seed, size, quotas });
    const session: Session<Q> = { status, leftMs, at, draw: drawn, index, answers };
    // Written again, what was misread in any way comes out different.
    if (isPossible(session) && save(session) === text) return { status: "ok", session };
  } catch {
    // A checksum proves nothing: anybody can seal what is no save at all.
  }
  return { status: "corrupt" };
}

/** Whether playing could have led to this session. */
function isPossible({ status, leftMs, at, draw: { questions }, index, answers }: Session): boolean {
  const statuses = questions.length > 0 ? ["playing", "paused", "finished"] : ["finished"];
  return (
    statuses.includes(status) &&
    [at, leftMs ?? 0].every(Number.isFinite) &&
    Number(leftMs) >= 0 &&
    [0, ...questions.keys()].includes(index) &&
    index <= answers.length &&
    answers.every((option, place) => offers(questions[place], option))
  );
}
