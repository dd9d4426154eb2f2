import { draw, hashBank } from "./draw.ts";
import { seal, unseal } from "./hash.ts";
import { VERSION } from "./shuffle.ts";
import type { Question, Session } from "./types.ts";

/** What a save has become: a session; `outdated`, from another version or another bank; or `corrupt`. */
export type Restored<Q extends Question = Question> =
  { readonly status: "ok"; readonly session: Session<Q> } | { readonly status: "outdated" | "corrupt" };

/**
 * The session as a string for `localStorage` and the like: at most 400 bytes for 50 questions.
 *
 * @example
 * save(start(draw(bank, { seed: 42, size: 2 }), 0)); // '[2,856617439,42,2,null,0,[],"playing",300000,0,0]1rp7ql0'
 */
export function save({ draw, index, answers, status, leftMs, at, behindMs }: Session): string {
  const { bankHash, seed, size, quotas } = draw;
  const recipe = [bankHash, seed, size, quotas];
  return seal(JSON.stringify([VERSION, ...recipe, index, answers, status, leftMs, at, behindMs]));
}

/**
 * The session that `save` wrote, on the bank it was drawn from. It never throws for a text, whatever it is; it does without a
 * bank, so that a bank which is not loaded yet is never taken for a damaged save. The clock of a session that was saved while it
 * was played goes on: pause before saving to stop it.
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
  // What is no list throws here: it says nothing of the save.
  const hash = hashBank([...bank]);
  try {
    const fields = JSON.parse(unseal(text) ?? "");
    const [version, bankHash, seed, size, quotas, index, answers, status, leftMs, at, behindMs] = fields;
    if (version !== VERSION || bankHash !== hash) return { status: "outdated" };
    const drawn = draw(bank, { seed, size, quotas });
    const session: Session<Q> = { status, leftMs, at, behindMs, draw: drawn, index, answers };
    // Written again, what was misread in any way comes out different.
    if (isPossible(session) && save(session) === text) return { status: "ok", session };
  } catch {
    // A checksum proves nothing: anybody can seal what is no save at all.
  }
  return { status: "corrupt" };
}

/** Whether playing could have led to this session. */
function isPossible({ status, leftMs, at, behindMs, draw, index, answers }: Session): boolean {
  const { questions, quotas } = draw;
  const statuses = questions.length > 0 ? ["playing", "paused", "finished"] : ["finished"];
  return (
    statuses.includes(status) &&
    typeof (quotas ?? {}) === "object" &&
    [at, behindMs, leftMs ?? 0].every(Number.isFinite) &&
    behindMs >= 0 &&
    (leftMs === null || leftMs > 0 || (leftMs === 0 && status === "finished")) &&
    [0, ...questions.keys()].includes(index) &&
    index <= answers.length &&
    answers.every((answer, place) => questions[place]?.choices.some(({ option }) => option === answer))
  );
}
